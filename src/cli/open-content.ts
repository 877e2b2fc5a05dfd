import { type ContentService, createContentService } from '#embedded/content/content-service.ts';
import { embeddedSpaceId } from '#protocol/storyblok/embedded-space.ts';
import { ConfigurationError, readConfig } from '#server/config.ts';
import { readAccessTokens } from '#services/access-tokens.ts';
import { siteWebhooks } from './site-webhooks.ts';

export type OpenContent = { service: ContentService; spaceId: number; managementToken: string };

/**
 * The embedded content service over the configured database, without its rate limit, for a command's own use. A site
 * that runs on the same database is told what is published. Throws `ConfigurationError` where a vendor is configured.
 */
export async function openContent(variables: Record<string, string | undefined>): Promise<OpenContent> {
  const config = readConfig(variables, false);
  if (config.content.from === 'vendor') {
    throw new ConfigurationError('CONTENT_API_URL: set, so there is no embedded content service');
  }
  const tokens = await readAccessTokens(config.database);
  const webhooks = siteWebhooks(config, tokens);
  const service = await createContentService({
    database: config.database,
    spaceId: embeddedSpaceId,
    spaceName: 'ash',
    domain: `${config.publicUrl}/`,
    publicToken: config.content.token,
    previewToken: tokens.content_preview,
    managementToken: tokens.content_management,
    rateLimit: 0,
    onChange: webhooks.content,
  });
  const close = async () => {
    await webhooks.settled();
    await service.close();
  };
  return { service: { ...service, close }, spaceId: embeddedSpaceId, managementToken: tokens.content_management };
}
