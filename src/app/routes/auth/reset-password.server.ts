import type { CustomerToken } from '#clients/commerce/customer-answer.ts';
import type { MailedLink } from '#clients/commerce/customer-client.ts';
import type { Site } from '../../context.ts';
import { constantTimeResponse } from '../../session/constant-time-response.server.ts';

type Visitor = { address: string };
type ResetSite = Pick<Site, 'customers' | 'countLogin' | 'log'>;

/**
 * Asks for the mail with the link. The answer, and the time it takes, are the same whether or not there is an account:
 * what the service says about an address stays here.
 */
export async function recover(site: ResetSite, email: string, { address }: Visitor): Promise<void> {
  await constantTimeResponse(async () => {
    // Too many wishes get the same answer as well, and no more mail.
    if ((await site.countLogin('recover', address, email)) !== null) return;
    await site.customers.recover(email).catch((error: unknown) => site.log('error', 'recovery_failed', { error }));
  });
}

/** A mailed link: to a new password, or to the first one of an account that was made for a guest. */
export type PasswordLink = MailedLink & { deed: 'reset' | 'activate' };

/** The mailed link that the page was opened by, `?id=…&token=…` or `?id=…&activate=…`; null when it is none. */
export function readMailedLink({ searchParams }: URL): PasswordLink | null {
  const id = searchParams.get('id') ?? '';
  const deed = searchParams.has('activate') ? 'activate' : 'reset';
  const secret = searchParams.get(deed === 'reset' ? 'token' : deed);
  return secret && /^\d{1,20}$/.test(id) ? { deed, customerId: `gid://shopify/Customer/${id}`, secret } : null;
}

/** `spent`: only another link can help. */
export type ResetOutcome =
  | { ok: true; token: CustomerToken }
  | { ok: false; password?: string; message?: string; spent?: boolean };

/** Sets the new password by the mailed link, which works once; the service says for how long. */
export async function resetPassword(
  site: ResetSite,
  link: PasswordLink | null,
  password: string,
  { address }: Visitor,
): Promise<ResetOutcome> {
  if (link === null) return spentLink;
  if ((await site.countLogin('reset', address, link.customerId)) !== null) {
    return { ok: false, message: 'That was a lot of tries. Please wait a quarter of an hour.' };
  }
  try {
    const answer = await site.customers[link.deed](link, password);
    if (answer.ok) return { ok: true, token: answer.value };
    if (answer.errors.some(({ code }) => code === 'ALREADY_ENABLED')) return openAccount;
    const ofPassword = answer.errors.find(({ field }) => field?.at(-1) === 'password');
    return ofPassword ? { ok: false, password: `${ofPassword.message}.` } : spentLink;
  } catch (error) {
    site.log('error', 'reset_failed', { error });
    return { ok: false, message: 'Something went wrong. Please try again.' };
  }
}

const openAccount: ResetOutcome = {
  ok: false,
  message: 'Your account is open already. Log in, or ask for a link to a new password.',
  spent: true,
};

const spentLink: ResetOutcome = {
  ok: false,
  message: 'This link has been used, or its time has passed. Ask for a new one, and use the newest mail.',
  spent: true,
};
