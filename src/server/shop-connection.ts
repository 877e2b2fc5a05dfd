import { adminEndpoint } from '#clients/commerce/admin-client.ts';
import type { AccessTokens } from '#services/access-tokens.ts';
import type { Config } from './config.ts';
import { hostedPictures, ownPictureAddress } from './hosted-pictures.ts';
import { visitorBeingServed } from './visitor-address.ts';

/**
 * Where the shop is and what opens it. At the embedded service the site is the server it trusts, so it has its secret
 * tokens; at a vendor only those that are configured. A vendor gets each visitor's address; the embedded service
 * leaves counting them to the site. `admin` is null where nothing opens the Admin API.
 */
export function shopConnection(config: Config, tokens: AccessTokens) {
  const { commerce } = config;
  const { endpoint, token } = commerce;
  const ownTokens = commerce.from === 'embedded' ? tokens : null;
  const rewrite = commerce.from === 'vendor' ? ownPictureAddress(hostedPictures(config).commerce) : null;
  const privateToken = commerce.privateToken ?? ownTokens?.commerce_private;
  const adminToken = commerce.adminToken ?? ownTokens?.commerce_admin;
  return {
    storefront: {
      endpoint,
      token,
      ...(privateToken && { privateToken }),
      ...(commerce.from === 'vendor' && { buyerAddress: visitorBeingServed }),
      ...(rewrite && { rewrite }),
    },
    admin: adminToken ? { endpoint: adminEndpoint(endpoint), token: adminToken } : null,
  };
}
