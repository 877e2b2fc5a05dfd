/**
 * Who keeps a newsletter's addresses: Mailchimp (form A) or Cendyn's hub (form B)
 * (docs/reference/newsletters.md#mailchimp).
 */
export type NewsletterProvider = 'mailchimp' | 'cendyn';

/**
 * Where a form is sent without JavaScript; that page shows the result. The query distinguishes it from the page's other
 * forms.
 */
export const newsletterPath = '/newsletter?subscribe';

/** Where a form is sent by script, as JSON. */
export const newsletterApi = { mailchimp: '/api/mailchimp-subscribe', cendyn: '/api/newsletter-hub' } as const;

/** Why Mailchimp, or the site on its behalf, did not subscribe an address. */
export type MailchimpProblem = { title: string; status: number; detail: string };

/** The list's field in the page: one that is named `id`, as in the JSON, would stand in place of the form's own id. */
export const listField = 'list_id';

/**
 * Answer of `/api/mailchimp-subscribe` (docs/reference/newsletters.md#mailchimp). `errors` are field errors by name:
 * nothing was sent to Mailchimp.
 */
export type MailchimpAnswer = {
  mailchimpResult: 'subscribed' | 'pending' | MailchimpProblem;
  errors?: Record<string, string>;
};

/** Answer of `/api/newsletter-hub`: the hub's own (docs/reference/newsletters.md#hub). */
export type HubAnswer = { Status: string; Message: string; errors?: Record<string, string> };

/** What a newsletter form shows once it was answered (docs/reference/newsletters.md#providers). */
export type NewsletterResult = {
  state: 'success' | 'invalid' | 'exists' | 'error' | 'network_error';
  message: string;
  /** Field errors by name, where the state is `invalid`. */
  errors: Record<string, string>;
};

/** The texts of docs/reference/newsletters.md#messages. */
export const newsletterMessages = {
  success: "Thank you, we'll be in touch soon.",
  networkError: 'Sorry, but failed.',
  /** For a list that asks new members to confirm by mail (docs/reference/newsletters.md#providers). */
  pending: 'Check your inbox to confirm.',
} as const;

/** The note of Mailchimp's that is meant for programs, and left out (docs/reference/newsletters.md#messages). */
const updateNote = /\s*Use PUT to insert or update list members\.?\s*/;

const noErrors: Record<string, string> = {};

/** What to show of Mailchimp's answer (docs/reference/newsletters.md#messages). `successText` is the editor's own. */
export function mailchimpMessage({ mailchimpResult, errors }: MailchimpAnswer, successText?: string): NewsletterResult {
  if (mailchimpResult === 'subscribed') {
    return { state: 'success', message: successText || newsletterMessages.success, errors: noErrors };
  }
  if (mailchimpResult === 'pending') return { state: 'success', message: newsletterMessages.pending, errors: noErrors };
  const { title, status, detail } = mailchimpResult;
  if (errors) return { state: 'invalid', message: detail, errors };
  if (title === 'Member Exists') {
    return { state: 'exists', message: detail.replace(updateNote, ' ').trim(), errors: noErrors };
  }
  return status === 404 ? { state: 'exists', message: detail, errors: noErrors } : failure(detail);
}

/** What to show of the hub's answer (docs/reference/newsletters.md#messages). */
export function hubMessage({ Status, Message, errors }: HubAnswer, successText?: string): NewsletterResult {
  if (errors) return { state: 'invalid', message: Message, errors };
  if (Status === 'Success') {
    return { state: 'success', message: successText || newsletterMessages.success, errors: noErrors };
  }
  return failure(Message);
}

/** What to show when no answer came. */
export const networkFailure: NewsletterResult = {
  state: 'network_error',
  message: newsletterMessages.networkError,
  errors: noErrors,
};

/** A refusal in the provider's words, or in the site's where it could not reach the provider. */
function failure(message: string): NewsletterResult {
  return message === newsletterMessages.networkError ? networkFailure : { state: 'error', message, errors: noErrors };
}
