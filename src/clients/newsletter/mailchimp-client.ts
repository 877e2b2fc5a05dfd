import { z } from 'zod';
import { NewsletterError } from './newsletter-error.ts';
import { createSendJson } from './send-json.ts';

export type MailchimpConnection = {
  /** Ends in the API's version: `https://us21.api.mailchimp.com/3.0`. */
  baseUrl: string;
  apiKey: string;
  fetch?: typeof fetch;
  /** Milliseconds for one call, reading the answer included. */
  timeLimit?: number;
};

/** The member's status, or why Mailchimp refused (docs/reference/newsletters.md#mailchimp). */
export type MailchimpResult = 'subscribed' | 'pending' | { title: string; status: number; detail: string };

export type MailchimpClient = {
  /**
   * Adds an address to a list, as `subscribed`, or as `pending`: Mailchimp then asks the owner by mail to confirm.
   * Never repeated. A refusal with a problem document is an answer; anything else rejects with NewsletterError.
   */
  subscribe: (member: {
    listId: string;
    emailAddress: string;
    status: 'subscribed' | 'pending';
  }) => Promise<MailchimpResult>;
  /**
   * Whether new members of a list are to confirm by mail, as its settings say; null when there is no such list.
   * Mailchimp itself does not look at it when members are posted. Rejects with NewsletterError.
   */
  doubleOptIn: (listId: string) => Promise<boolean | null>;
};

const problemShape = z.object({ title: z.string().min(1), status: z.number().int(), detail: z.string() });
const memberShape = z.object({ status: z.enum(['subscribed', 'pending']) });
const listShape = z.object({ double_optin: z.boolean() });

/** What Mailchimp answers for a list that is not there. */
const noSuchList = { title: 'Resource Not Found', status: 404, detail: 'The requested resource could not be found.' };

/** Speaks Mailchimp's Marketing API 3.0. The key stays on the server. */
export function createMailchimpClient(connection: MailchimpConnection): MailchimpClient {
  const { baseUrl, apiKey, ...options } = connection;
  const send = createSendJson({ provider: 'Mailchimp', ...options });
  // Any user name will do: the key is the password.
  const headers = { Authorization: `Basic ${Buffer.from(`anystring:${apiKey}`).toString('base64')}` };

  return {
    async subscribe({ listId, emailAddress, status }) {
      // The id comes from the browser; one with a slash or dots would lead to another address of the API.
      if (!isListId(listId)) return noSuchList;
      const answer = await send(`${baseUrl}/lists/${listId}/members`, {
        method: 'POST',
        headers,
        body: { email_address: emailAddress, status },
      });
      if (answer.status < 400) return read(memberShape, answer).status;
      return read(problemShape, answer);
    },
    async doubleOptIn(listId) {
      if (!isListId(listId)) return null;
      const answer = await send(`${baseUrl}/lists/${listId}?fields=id,double_optin`, { method: 'GET', headers });
      if (answer.status < 400) return read(listShape, answer).double_optin;
      const { title, detail } = read(problemShape, answer);
      if (answer.status === 404) return null;
      throw new NewsletterError(`Mailchimp: ${title}: ${detail}`, { status: answer.status });
    },
  };
}

/** The API's address for a key, which names its data centre at its end (`…-us21`); null when it names none. */
export function mailchimpBaseUrl(apiKey: string): string | null {
  const [, dataCentre] = /-([a-z]{2,3}\d{1,4})$/.exec(apiKey) ?? [];
  return dataCentre === undefined ? null : `https://${dataCentre}.api.mailchimp.com/3.0`;
}

function isListId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

function read<Shape extends z.ZodType>(shape: Shape, answer: { status: number; body: unknown }): z.infer<Shape> {
  const result = shape.safeParse(answer.body);
  if (result.success) return result.data;
  throw new NewsletterError(`Mailchimp: answered ${answer.status} with something unexpected`, {
    status: answer.status,
    cause: result.error,
  });
}
