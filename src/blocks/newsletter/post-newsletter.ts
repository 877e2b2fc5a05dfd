import {
  type HubAnswer,
  hubMessage,
  listField,
  type MailchimpAnswer,
  mailchimpMessage,
  type NewsletterProvider,
  type NewsletterResult,
  newsletterApi,
} from './newsletter-contract.ts';

/** Longest that an answer may take, in ms. */
const timeLimitMs = 20_000;

const hubFields = ['emailAddress', 'firstName', 'lastName', 'zip'];

/** Sends a newsletter form as JSON (docs/reference/newsletters.md#providers). Rejects where no answer came. */
export async function postNewsletter(
  provider: NewsletterProvider,
  fields: FormData,
  successText: string,
): Promise<NewsletterResult> {
  const values: Record<string, string> = {};
  const postData: Record<string, string> = {};
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    if (provider === 'cendyn' && hubFields.includes(name)) postData[name] = value;
    else values[name === listField ? 'id' : name] = value;
  }
  const response = await fetch(newsletterApi[provider], {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(provider === 'cendyn' ? { ...values, PostData: postData } : values),
    signal: AbortSignal.timeout(timeLimitMs),
  });
  const answer: unknown = await response.json();
  return provider === 'mailchimp'
    ? mailchimpMessage(answer as MailchimpAnswer, successText)
    : hubMessage(answer as HubAnswer, successText);
}
