import type { Site } from '../../context.ts';

/**
 * Whether a customer's address is confirmed, or at least nothing can be done about it here: at a vendor's shop, and while
 * the service does not say.
 */
export async function isConfirmed(
  { confirmations, log }: Pick<Site, 'confirmations' | 'log'>,
  accessToken: string,
): Promise<boolean> {
  try {
    return (await confirmations?.isConfirmed(accessToken)) ?? true;
  } catch (error) {
    log('warn', 'confirmation_unknown', { error });
    return true;
  }
}
