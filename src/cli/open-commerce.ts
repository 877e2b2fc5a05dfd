import { type CommerceService, createCommerceService } from '#embedded/commerce/commerce-service.ts';
import { ConfigurationError, readConfig } from '#server/config.ts';
import { readAccessTokens } from '#services/access-tokens.ts';

/**
 * The embedded commerce service over the configured database, for a command's own use. Throws `ConfigurationError`
 * where a vendor is configured.
 */
export async function openCommerce(variables: Record<string, string | undefined>): Promise<CommerceService> {
  const config = readConfig(variables, false);
  if (config.commerce.from === 'vendor') {
    throw new ConfigurationError('COMMERCE_ENDPOINT: set, so there is no embedded commerce service');
  }
  const tokens = await readAccessTokens(config.database);
  return createCommerceService({
    database: config.database,
    publicToken: config.commerce.token,
    privateToken: tokens.commerce_private,
    publicUrl: config.publicUrl,
  });
}
