import { formatDate } from '#protocol/shopify/shop-date.ts';
import type { Mail } from '#services/outbox/queue-mail.ts';
import type { CustomerTable } from './tables.ts';

/**
 * The mails of a customer's account, a function for each: welcome, second registration, reset, activation, changed
 * address, password or email changed, erasure. How long their links work is said here in words: `HOURS` in
 * mailed-link.ts.
 */

/** Everything a customer's account writes home about. `publicUrl` is the site's origin; links lead nowhere else. */
type Addressee = { email: string; firstName: string | null; publicUrl: string };

/**
 * A mail's recipient. A name is said only where the address was confirmed: until then it is what anybody typed, and
 * would carry their words into a stranger's mailbox.
 */
export function addressee(
  { publicUrl }: { publicUrl: string },
  email: string,
  customer: Pick<CustomerTable, 'first_name' | 'verified_at'>,
): Addressee {
  return { email, firstName: customer.verified_at === null ? null : customer.first_name, publicUrl };
}

/** To a new customer, with the link that confirms the address. */
export function welcomeMail(to: Addressee, secret: string): Mail {
  return mail('customer_welcome', to, 'Welcome to ash: please confirm your address', [
    'Your account is open. Please confirm that this address is yours:',
    confirmLink(to, secret),
    'The link works for seven days. Once you have used it, your account also shows the orders you placed with this ' +
      'address before you had an account.',
    'If you did not open an account with us, leave the link alone and nothing further will happen.',
  ]);
}

/** For the owner of an address with which somebody tried to open a second account. */
export function alreadyRegisteredMail(to: Addressee, resetUrl: string): Mail {
  return mail('customer_already_registered', to, 'You already have an account with ash', [
    'Someone, probably you, tried to open an account with this address. You have one already:',
    `${to.publicUrl}/auth/login`,
    'If you no longer know the password, choose a new one here within the hour:',
    resetUrl,
    'If it was not you, there is nothing to do: your account is as it was.',
  ]);
}

/** The link that sets a new password. */
export function resetMail(to: Addressee, resetUrl: string): Mail {
  return mail('customer_reset', to, 'Choose a new password for ash', [
    'Here you can choose a new password:',
    resetUrl,
    'The link works once, for an hour. Using it signs you out everywhere else.',
    'If you did not ask for it, you can leave this mail unanswered: your password stays as it is.',
  ]);
}

/** The link that opens an account which staff made. */
export function inviteMail(to: Addressee, activationUrl: string): Mail {
  return mail('customer_invite', to, 'Your account with ash is waiting', [
    'An account was made for you. Choose a password to open it:',
    activationUrl,
    'The link works once, for thirty days.',
  ]);
}

/** Another link that confirms the address. */
export function confirmMail(to: Addressee, secret: string): Mail {
  return mail('customer_confirm', to, 'Please confirm your address', [
    'Please confirm that this address is yours:',
    confirmLink(to, secret),
    'The link works for seven days.',
  ]);
}

/** Informs the owner of an account that its password has changed. */
export function passwordChangedMail(to: Addressee): Mail {
  return mail('customer_password_changed', to, 'Your password was changed', [
    'The password of your account was changed just now, and you were signed out everywhere else.',
    'If it was not you, take the account back at once by choosing a new password:',
    `${to.publicUrl}/auth/reset-password`,
  ]);
}

/** To the old address, for it is the owner's who may not have changed it. */
export function emailChangedMail(to: Addressee, newEmail: string): Mail {
  return mail('customer_email_changed', to, 'Your account has another address now', [
    `Your account was moved from this address to ${newEmail}.`,
    'If it was not you, please answer this mail: we can give it back to you.',
  ]);
}

/** Says when the account goes, and how it stays. */
export function erasureRequestedMail(to: Addressee, due: Date): Mail {
  const day = formatDate(due.toISOString());
  return mail('customer_erasure_requested', to, 'Your account will be deleted', [
    `You asked us to delete your account. We will do so on ${day}: your name, addresses and password go, and your orders` +
      ' are kept for our books without saying whose they were.',
    'Until then you can change your mind in your account:',
    `${to.publicUrl}/auth/account`,
  ]);
}

/** Says that the account stays. */
export function erasureCanceledMail(to: Addressee): Mail {
  return mail('customer_erasure_canceled', to, 'Your account stays', [
    'Your account will not be deleted after all. Everything in it is as it was.',
  ]);
}

function mail(kind: string, { email, firstName }: Addressee, subject: string, paragraphs: string[]): Mail {
  const greeting = firstName ? `Hello ${firstName},` : 'Hello,';
  return { kind, recipient: email, subject, text: [greeting, ...paragraphs, 'ash'].join('\n\n') };
}

function confirmLink({ publicUrl }: Addressee, secret: string): string {
  return `${publicUrl}/auth/login?confirm=${secret}`;
}
