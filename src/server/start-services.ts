import { dirname, join } from 'node:path';
import type { ServicesHost } from '#services/host.ts';
import type { Config } from './config.ts';
import { hostedPictures } from './hosted-pictures.ts';

/** The spec's limit for the content service, in requests a second (docs/reference/requests.md#rate-limits). */
const contentRateLimit = 5;

/**
 * Starts the embedded services that the configuration leaves to us. The only place of the server that reaches them,
 * by dynamic import, so that a site on vendors alone never loads their code.
 */
export async function startServices(
  config: Config,
  report: (message: string, error: unknown) => void,
): Promise<ServicesHost> {
  const { hostServices } = await import('#services/host.ts');
  const isPostgres = config.database.startsWith('postgres');
  return hostServices({
    database: config.database,
    pictureCache: join(isPostgres ? 'var' : dirname(config.database), 'pictures'),
    publicUrl: config.publicUrl,
    hostedPictures: hostedPictures(config),
    content:
      config.content.from === 'embedded'
        ? { token: config.content.token, rateLimit: config.content.rateLimit ?? contentRateLimit }
        : null,
    commerce:
      config.commerce.from === 'embedded' ? { token: config.commerce.token, loginLimit: config.loginLimit } : null,
    newsletter: {
      mailchimp: config.newsletter.mailchimp.from === 'embedded',
      hub: config.newsletter.hub.from === 'embedded',
    },
    challenge: config.challenge.from === 'embedded' ? { publicKey: config.challenge.publicKey } : null,
    mail: config.mail,
    recipients: config.recipients,
    retentionDays: config.retentionDays,
    operator: config.operatorPassword === null && !config.development ? null : { password: config.operatorPassword },
    report,
  });
}
