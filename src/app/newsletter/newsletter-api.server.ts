import type { ActionFunctionArgs } from 'react-router';
import { addressContext, requestContext, siteContext } from '../context.ts';
import { isOwnRequest } from '../session/csrf-check.server.ts';
import type { Subscribed } from './subscribe.server.ts';

type Subscribe<Answer> = (
  posted: Record<string, string>,
  sender: Parameters<typeof import('./subscribe.server.ts')['subscribeToList']>[1],
) => Promise<Subscribed<Answer>>;

const noStore = { 'Cache-Control': 'no-store' };

/** What any other method than POST is answered. */
export function onlyPost(): Response {
  return Response.json(
    { error: 'Only POST is answered here.' },
    { status: 405, headers: { ...noStore, Allow: 'POST' } },
  );
}

/**
 * Answers a newsletter form that was posted as JSON. `refused` makes the provider's form of an answer from why it was not
 * looked at; `fieldsOf` finds the fields in the body.
 */
export async function answerNewsletter<Answer>(
  { request, context }: ActionFunctionArgs,
  subscribe: Subscribe<Answer>,
  refused: (status: number, message: string) => object,
): Promise<Response> {
  const site = context.get(siteContext);
  const refuse = (status: number, message: string) =>
    Response.json(refused(status, message), { status, headers: noStore });
  if (!isOwnRequest(request, site.publicUrl)) return refuse(403, 'This request came from another site.');
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return refuse(400, 'The body is not a JSON object.');
  }
  const sender = { site, visitor: context.get(addressContext), now: context.get(requestContext).now };
  const { answer, status, wait } = await subscribe(textFields(body), sender);
  const headers = wait === undefined ? noStore : { ...noStore, 'Retry-After': String(wait) };
  return Response.json(answer, { status, headers });
}

/** The text fields of a body; those of the hub's `PostData` stand beside the others. */
function textFields(body: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]): [string, string][] => {
      if (name === 'PostData' && typeof value === 'object' && value !== null) return Object.entries(textFields(value));
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
