import type { ActionFunctionArgs } from 'react-router';
import { answerNewsletter, onlyPost } from '../../newsletter/newsletter-api.server.ts';
import { subscribeToList } from '../../newsletter/subscribe.server.ts';

export const loader = onlyPost;

/**
 * `POST /api/mailchimp-subscribe` (docs/reference/newsletters.md#mailchimp): takes {email_address, status, id} as JSON
 * and answers {mailchimpResult}: the string `subscribed` (`pending` where the list asks to confirm by mail), or {title,
 * status, detail}.
 */
export function action(args: ActionFunctionArgs) {
  return answerNewsletter(args, subscribeToList, (status, detail) => ({
    mailchimpResult: { title: 'Refused', status, detail },
  }));
}
