import type { ActionFunctionArgs } from 'react-router';
import { answerNewsletter, onlyPost } from '../../newsletter/newsletter-api.server.ts';
import { subscribeToHub } from '../../newsletter/subscribe.server.ts';

export const loader = onlyPost;

/**
 * `POST /api/newsletter-hub`: takes {PostData: {emailAddress, firstName, lastName, zip}, id} as JSON, passes it on to
 * the hub's form `id` (docs/reference/newsletters.md#hub) and answers the hub's {Status, Message}.
 */
export function action(args: ActionFunctionArgs) {
  return answerNewsletter(args, subscribeToHub, (_status, Message) => ({ Status: 'Error', Message }));
}
