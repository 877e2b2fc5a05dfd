import type { Site } from '../../context.ts';
import { accountPath, returnAddress } from '../../session/return-address.ts';

/**
 * Where a login leads. With the secret of a mailed link it also confirms the address: only here, because programs that
 * look through mail open every link in it, but do not know the password. The link must belong to the customer who logged in.
 */
export async function addressAfterLogin(
  site: Pick<Site, 'confirmations' | 'log'>,
  accessToken: string,
  secret: string | null,
  wish: string | null,
): Promise<string> {
  if (secret === null || site.confirmations === null) return returnAddress(wish);
  const confirmed = await site.confirmations.confirm(secret, accessToken).catch((error: unknown) => {
    site.log('error', 'confirmation_failed', { error });
    return false;
  });
  return `${accountPath}?done=${confirmed ? 'confirmed' : 'unconfirmed'}`;
}
