import type { Site } from '../../context.ts';
import { accountPath, returnAddress } from '../../session/return-address.ts';

/**
 * Where a login leads. With the secret of a mailed link it also confirms the address: only here, because programs that
 * look through mail open every link in it, but do not know the password.
 */
export async function addressAfterLogin(
  site: Pick<Site, 'confirmations' | 'log'>,
  secret: string | null,
  wish: string | null,
): Promise<string> {
  if (secret === null || site.confirmations === null) return returnAddress(wish);
  const confirmed = await site.confirmations.confirm(secret).catch((error: unknown) => {
    site.log('error', 'confirmation_failed', { error });
    return false;
  });
  return `${accountPath}?done=${confirmed ? 'confirmed' : 'unconfirmed'}`;
}
