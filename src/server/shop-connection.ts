import { adminEndpoint } from '#clients/commerce/admin-client.ts';
import type { ServicesHost } from '#services/host.ts';
import type { Config } from './config.ts';
import { hostedPictures, ownPictureAddress } from './hosted-pictures.ts';
import { visitorBeingServed } from './visitor-address.ts';

/**
 * Where the shop is and what opens it. At the embedded service the site is the server it trusts, so it has its secret
 * tokens; at a vendor only those that are configured. A vendor is told for which visitor it is asked; the embedded service
 * leaves counting them to the site. `admin` is null where nothing opens the Admin API.
 */
export function shopConnection(config: Config, { commerceTokens }: Pick<ServicesHost, 'commerceTokens'>) {
  const { commerce } = config;
  const { endpoint, token } = commerce;
  const rewrite = commerce.from === 'vendor' ? ownPictureAddress(hostedPictures(config).commerce) : null;
  const privateToken = commerce.privateToken ?? commerceTokens?.privateToken;
  const adminToken = commerce.adminToken ?? commerceTokens?.adminToken;
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
