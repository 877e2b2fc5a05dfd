import type { CustomerToken } from '#clients/commerce/customer-answer.ts';
import type { Site } from '../../context.ts';
import { onTheBeat } from '../../session/on-the-beat.server.ts';

type Visitor = { address: string; now: Date };
type ResetSite = Pick<Site, 'customers' | 'countLogin' | 'log'>;

/**
 * Asks for the mail with the link. The answer, and the time it takes, are the same whether or not there is an account:
 * what the service says about an address stays here.
 */
export async function recover(site: ResetSite, email: string, { address, now }: Visitor): Promise<void> {
  await onTheBeat(async () => {
    // Too many wishes get the same answer as well, and no more mail.
    if ((await site.countLogin('recover', address, email, now)) !== null) return;
    await site.customers.recover(email).catch((error: unknown) => site.log('error', 'recovery_failed', { error }));
  });
}

export type ResetOutcome = { ok: true; token: CustomerToken } | { ok: false; password?: string; message?: string };

/** Sets the new password by the address of the mailed link, which works once and for an hour. */
export async function resetPassword(
  site: ResetSite,
  link: URL,
  password: string,
  { address, now }: Visitor,
): Promise<ResetOutcome> {
  if ((await site.countLogin('reset', address, link.searchParams.get('id') ?? '', now)) !== null) {
    return { ok: false, message: 'That was a lot of tries. Please wait a quarter of an hour.' };
  }
  try {
    const answer = await site.customers.resetByUrl(link.href, password);
    if (answer.ok) return { ok: true, token: answer.value };
    const ofPassword = answer.errors.find(({ field }) => field?.at(-1) === 'password');
    return ofPassword ? { ok: false, password: `${ofPassword.message}.` } : { ok: false, message: spentLink };
  } catch (error) {
    site.log('warn', 'reset_failed', { error });
    return { ok: false, message: spentLink };
  }
}

const spentLink = 'This link has been used, or its hour has passed. Ask for a new one, and use the newest mail.';
