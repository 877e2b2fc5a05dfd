import type { ActionFunctionArgs } from 'react-router';
import { challengeField, spamTrapField } from '#blocks/forms/form-names.ts';
import {
  hubMessage,
  listField,
  mailchimpMessage,
  type NewsletterProvider,
  type NewsletterResult,
} from '#blocks/newsletter/newsletter-contract.ts';
import { addressContext, requestContext, siteContext } from '../context.ts';
import { readSubmission } from '../forms/read-submission.server.ts';
import { nextToken } from '../forms/spam-checks.server.ts';
import { subscribeToHub, subscribeToList } from './subscribe.server.ts';

/** What the page says of a newsletter form, and what it needs to show the form again. */
export type PlainNewsletterResult = NewsletterResult & {
  provider: NewsletterProvider;
  listId: string | null;
  values: Record<string, string>;
  token: string;
};

/** Takes a newsletter form that was sent without JavaScript. */
export async function subscribePlainly({ request, context }: ActionFunctionArgs) {
  const [site, { now }] = [context.get(siteContext), context.get(requestContext)];
  const sender = { site, visitor: context.get(addressContext), now };
  const form = await readSubmission(request, async (_, file) => void file.stream.resume());
  const listId = form[listField] || null;
  const posted: Record<string, string> = { ...form, id: listId ?? '' };
  const provider: NewsletterProvider = posted.provider === 'cendyn' ? 'cendyn' : 'mailchimp';
  const { shown, status, wait } =
    provider === 'cendyn'
      ? await subscribeToHub(posted, sender).then(({ answer, ...rest }) => ({ shown: hubMessage(answer), ...rest }))
      : await subscribeToList(posted, sender).then(({ answer, ...rest }) => ({
          shown: mailchimpMessage(answer),
          ...rest,
        }));
  const { [challengeField]: _solution, [spamTrapField]: _trap, ...values } = posted;
  const result: PlainNewsletterResult = {
    ...shown,
    provider,
    listId,
    values,
    token: nextToken(posted, site, now),
  };
  const headers: Record<string, string> = wait === undefined ? {} : { 'Retry-After': String(wait) };
  return { result, status, headers };
}
