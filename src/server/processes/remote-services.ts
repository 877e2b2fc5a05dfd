import { readAccessTokens } from '#services/access-tokens.ts';
import { openCustomerCarts } from '#services/customer-carts/customer-carts.ts';
import type { HttpService } from '#services/http-service.ts';
import { openInbox } from '#services/inbox/open-inbox.ts';
import { openRateLimits } from '#services/rate-limits/rate-limits.ts';
import { openReservations } from '#services/reservations/open-reservations.ts';
import type { Config } from '../config.ts';
import { openEditorAccounts } from '../editor-accounts.ts';
import { operatorPages, type WebServices } from '../start-services.ts';
import type { ServicesConnection, ServiceTarget } from './services-connection.ts';

/** Any address: the other side looks at the target alone. */
const anyAddress = 'http://services/';

/**
 * The services as a process that serves pages has them: the embedded ones, pictures and mail are in the process of the
 * services, which is asked; carts, limits, editors, reservations and the inbox are rows of the database, which this process writes itself.
 */
export async function openRemoteServices(
  config: Config,
  { send }: ServicesConnection,
  report: (message: string, error: unknown) => void,
): Promise<WebServices> {
  const { database, publicUrl, recipients, retentionDays, content, commerce, newsletter, challenge } = config;
  const order = async (target: ServiceTarget, body?: unknown) => {
    const answer = await send(target, new Request(anyAddress, { method: 'POST', body: JSON.stringify(body ?? null) }));
    if (!answer.ok) throw new Error(`The process of the services answered ${answer.status} to '${target}'`);
    return answer.arrayBuffer();
  };
  const embeddedIf = (from: 'vendor' | 'embedded', name: string): HttpService | null =>
    from === 'embedded'
      ? { fetch: (request) => send(`embedded:${name}`, request), close: () => Promise.resolve() }
      : null;
  const customerCarts = await openCustomerCarts(database);
  const rateLimits = await openRateLimits(database);
  const tokens = await readAccessTokens(database);
  const accounts = await openEditorAccounts(config, rateLimits, tokens);
  // Missed, the mail is sent when the sender looks by itself, within half a minute.
  const afterCommit = () =>
    void order('wake').catch((error: unknown) => report('The mail’s sender was not woken', error));
  const inbox = await openInbox({ ...{ database, recipients, retentionDays, publicUrl, report }, afterCommit });
  const reservations = await openReservations({
    ...{ database, publicUrl, afterCommit },
    keySecret: tokens.reservation_keys,
  });
  return {
    tokens,
    embedded: {
      content: embeddedIf(content.from, 'content'),
      commerce: embeddedIf(commerce.from, 'commerce'),
      mailchimp: embeddedIf(newsletter.mailchimp.from, 'mailchimp'),
      hub: embeddedIf(newsletter.hub.from, 'hub'),
      challenge: embeddedIf(challenge.from, 'challenge'),
      booking: embeddedIf(content.from, 'booking'),
    },
    contentTurn: async () => void (await order('turn')),
    shopAtNode: () => false,
    mounted: (request, visitor) => send('mounted', request, visitor),
    pictures: {
      fetch: (request) => send('pictures', request),
      prepare: async (address, accept) => void (await order('prepare', [address, accept])),
    },
    drawPreview: async (card) => Buffer.from(await order('preview', card)),
    customerCarts,
    rateLimits,
    inbox,
    reservations,
    checkout: commerce.from === 'embedded' ? (request) => send('checkout', request) : null,
    operator: operatorPages(config, accounts, (request) => send('operator', request)),
    editors: accounts.fetch,
    async close() {
      await Promise.all([customerCarts, rateLimits, inbox, reservations, accounts].map((service) => service.close()));
    },
  };
}
