import type { ActionFunctionArgs } from 'react-router';
import { addressContext, requestContext, siteContext } from '../../context.ts';
import { isOwnRequest } from '../../session/csrf-check.server.ts';
import { type RegistrationError, register, registration } from '../auth/registration.server.ts';

/** Reading it answers what any other method is answered. */
export function loader() {
  return answer(405, [wrong('Only POST is answered here.')], { Allow: 'POST' });
}

/**
 * `POST /api/register` (docs/reference/sessions.md#registration): takes {email, password, acceptsMarketing,
 * dateOfBirth} as JSON and answers {data, errors}: data {email} or null, errors a list of {code, field, message}.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  if (!isOwnRequest(request, site.publicUrl)) return answer(403, [wrong('This request came from another site.')]);
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return answer(400, [wrong('The body is not a JSON object.')]);
  }
  const read = registration.safeParse(body);
  if (!read.success) return answer(422, read.error.issues.map(asError));
  const visitor = { address: context.get(addressContext), now: context.get(requestContext).now };
  const outcome = await register(site, read.data, visitor);
  if (outcome.ok) return Response.json({ data: { email: read.data.email }, errors: [] }, { headers: noStore });
  const { status, errors, waitSeconds } = outcome;
  return answer(status, errors, waitSeconds === undefined ? {} : { 'Retry-After': String(waitSeconds) });
}

const noStore = { 'Cache-Control': 'no-store' };

function answer(status: number, errors: RegistrationError[], headers: Record<string, string> = {}): Response {
  return Response.json({ data: null, errors }, { status, headers: { ...noStore, ...headers } });
}

function wrong(message: string): RegistrationError {
  return { code: 'BAD_REQUEST', field: null, message };
}

function asError({ path, message }: { path: PropertyKey[]; message: string }): RegistrationError {
  return { code: 'INVALID', field: String(path[0] ?? '') || null, message };
}
