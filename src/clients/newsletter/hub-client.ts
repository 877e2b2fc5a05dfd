import { z } from 'zod';
import type { HubAnswer, HubPostData, HubRequest } from '#protocol/newsletter/hub.ts';
import { NewsletterError } from './newsletter-error.ts';
import { createSendJson } from './send-json.ts';

export type HubConnection = {
  /** The address that form ids are put behind, without a slash at its end. */
  baseUrl: string;
  /** The form that is used where a submission names none. */
  defaultFormId: string;
  fetch?: typeof fetch;
  /** Milliseconds for one call, reading the answer included. */
  timeLimit?: number;
};

export type HubClient = {
  /**
   * Submits a form of the hub; `formId` null or empty means the default one. Never repeated. What the hub refuses is an
   * answer, with another `Status` than `Success`; no answer, or one that is not the hub's, rejects with
   * NewsletterError.
   */
  submit: (submission: { formId: string | null; data: HubPostData }) => Promise<HubAnswer>;
};

const answerShape = z.object({ Status: z.string().min(1), Message: z.string() });

/** Speaks to the newsletter hub's form endpoint (docs/reference/newsletters.md#hub). */
export function createHubClient(connection: HubConnection): HubClient {
  const { baseUrl, defaultFormId, ...options } = connection;
  const send = createSendJson({ provider: 'Newsletter hub', ...options });
  return {
    async submit({ formId, data }) {
      const id = formId || defaultFormId;
      // The id comes from the browser; one with a slash or dots would lead to another address of the hub.
      if (!/^[\w-]{1,64}$/.test(id)) return { Status: 'Error', Message: 'Form id: there is no such form.' };
      const body: HubRequest = { PostData: data };
      const answer = await send(`${baseUrl}/${id}?format=json`, { method: 'POST', body });
      const result = answerShape.safeParse(answer.body);
      if (result.success) return result.data;
      throw new NewsletterError(`Newsletter hub: answered ${answer.status} with something unexpected`, {
        status: answer.status,
        cause: result.error,
      });
    },
  };
}
