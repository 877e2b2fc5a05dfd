import { z } from 'zod';
import { challengeField, tokenField } from '#blocks/forms/form-names.ts';
import type { HubAnswer, MailchimpAnswer } from '#blocks/newsletter/newsletter-contract.ts';
import { newsletterMessages } from '#blocks/newsletter/newsletter-contract.ts';
import { maxEmailLength, maxNewsletterNameLength, maxPostalCodeLength } from '#protocol/input-limits.ts';
import type { Site } from '../context.ts';
import { checkChallenge } from '../forms/check-challenge.server.ts';
import { suspicion, tooManyForms } from '../forms/spam-checks.server.ts';

/** `status` is the HTTP status of the answer, `wait` the seconds after which a refused form may be sent again. */
export type Subscribed<Answer> = { answer: Answer; status: number; wait?: number };

type Sender = { site: Pick<Site, 'newsletter' | 'forms' | 'challenge' | 'log'>; visitor: string; now: Date };
type Fields = Readonly<Record<string, string>>;

const email = z
  .string({ error: 'Enter your email address.' })
  .max(maxEmailLength, 'This email address is too long.')
  .pipe(z.email('Enter an email address, like name@example.com.'));
const name = (missing: string) => z.string({ error: missing }).max(maxNewsletterNameLength, 'This name is too long.');

const mailchimpForm = z.object({ email_address: email, id: z.string().max(64).optional() });
const hubForm = z.object({
  firstName: name('Enter your first name.'),
  lastName: name('Enter your last name.'),
  emailAddress: email,
  zip: z.string().max(maxPostalCodeLength, 'This postal code is too long.').optional(),
  id: z.string().max(64).optional(),
});

/**
 * Subscribes an address to a list of Mailchimp's (form A, docs/reference/newsletters.md#mailchimp). A problem that the
 * visitor has no part in, such as a wrong key, is logged and answered as if Mailchimp had not been reached.
 */
export async function subscribeToList(posted: Fields, sender: Sender): Promise<Subscribed<MailchimpAnswer>> {
  const { site } = sender;
  const problem = (title: string, status: number, detail: string) => ({ mailchimpResult: { title, status, detail } });
  const form = mailchimpForm.safeParse(filledIn(posted));
  if (!form.success) {
    const errors = fieldErrors(form.error);
    const detail = Object.values(errors).join(' ');
    return { answer: { ...problem('Invalid Resource', 422, detail), errors }, status: 422 };
  }
  const refusal = await refusalOf(posted, sender);
  if (refusal) {
    const { status, message, wait } = refusal;
    return { answer: problem('Refused', status, message), status, ...(wait !== undefined && { wait }) };
  }
  const { email_address: emailAddress, id: listId = '' } = form.data;
  try {
    const { mailchimp } = site.newsletter;
    const status = (await mailchimp.doubleOptIn(listId)) ? 'pending' : 'subscribed';
    const mailchimpResult = await mailchimp.subscribe({ listId, emailAddress, status });
    if (typeof mailchimpResult === 'string' || !isSiteProblem(mailchimpResult.status)) {
      return { answer: { mailchimpResult }, status: 200 };
    }
    site.log('error', 'newsletter_failed', { provider: 'mailchimp', problem: mailchimpResult });
  } catch (error) {
    site.log('error', 'newsletter_failed', { provider: 'mailchimp', error });
  }
  return { answer: problem('Unavailable', 502, newsletterMessages.networkError), status: 502 };
}

/**
 * Whether a problem of this HTTP status is Mailchimp's or this site's: the key, its rights, the number of calls, a
 * failure.
 */
function isSiteProblem(status: number): boolean {
  return [401, 403, 429].includes(status) || status >= 500;
}

/** Subscribes an address at the newsletter hub (form B, docs/reference/newsletters.md#hub). */
export async function subscribeToHub(posted: Fields, sender: Sender): Promise<Subscribed<HubAnswer>> {
  const { site } = sender;
  const failed = (Message: string) => ({ Status: 'Error', Message });
  const form = hubForm.safeParse(filledIn(posted));
  if (!form.success) {
    const errors = fieldErrors(form.error);
    return { answer: { ...failed(Object.values(errors).join(' ')), errors }, status: 422 };
  }
  const refusal = await refusalOf(posted, sender);
  if (refusal) {
    const { status, message, wait } = refusal;
    return { answer: failed(message), status, ...(wait !== undefined && { wait }) };
  }
  const { id, zip = '', ...data } = form.data;
  try {
    return { answer: await site.newsletter.hub.submit({ formId: id ?? null, data: { ...data, zip } }), status: 200 };
  } catch (error) {
    site.log('error', 'newsletter_failed', { provider: 'hub', error });
    return { answer: failed(newsletterMessages.networkError), status: 502 };
  }
}

/**
 * Why a form is not passed on; null when it is. A body of nothing but the documented fields carries no
 * timestamp: for it the number of forms of one visitor counts alone.
 */
async function refusalOf(posted: Fields, { site, visitor, now }: Sender) {
  const suspect = posted[tokenField] === undefined ? null : suspicion(posted, site, now);
  const challenge = suspect === null ? await checkChallenge(posted[challengeField], site) : null;
  const message = suspect ?? (challenge?.ok === false ? challenge.message : null);
  if (message !== null) {
    site.forms.limit.noteRefusal(visitor);
    return { message, status: 422 };
  }
  const wait = await site.forms.limit.accept(visitor);
  if (wait === null) return null;
  site.forms.limit.noteRefusal(visitor);
  return { message: tooManyForms(wait), status: 429, wait };
}

/** Without what was left empty. */
function filledIn(posted: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(posted).flatMap(([field, value]) => (value.trim() ? [[field, value.trim()]] : [])),
  );
}

/** The first error of each field, in the order of the fields. */
function fieldErrors({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
