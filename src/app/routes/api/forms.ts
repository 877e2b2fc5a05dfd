import type { ActionFunctionArgs } from 'react-router';
import { addressContext, requestContext, siteContext } from '../../context.ts';
import { submitForm } from '../../forms/submit-form.server.ts';
import { isOwnRequest } from '../../session/csrf-check.server.ts';

const noStore = { 'Cache-Control': 'no-store' };

/** Reading it answers what any other method is answered. */
export function loader() {
  return Response.json(
    { error: 'Only POST is answered here.' },
    { status: 405, headers: { ...noStore, Allow: 'POST' } },
  );
}

/**
 * `POST /api/forms?path=/contact`: takes the form of that page, as a page's script sends it (the same fields as without
 * JavaScript), and answers a FormAnswer as JSON. Errors: 403 from another site, 404 where the page has no such form, 422
 * with field errors, 429 with Retry-After.
 */
export async function action({ request, url, context }: ActionFunctionArgs) {
  const [site, requestInfo, visitor] = [
    context.get(siteContext),
    context.get(requestContext),
    context.get(addressContext),
  ];
  if (!isOwnRequest(request, site.publicUrl)) {
    return Response.json({ error: 'This request came from another site.' }, { status: 403, headers: noStore });
  }
  const submitted = await submitForm(request, url.searchParams.get('path') ?? '/', { site, requestInfo, visitor });
  if (!submitted) {
    return Response.json({ error: 'There is no such form on this page.' }, { status: 404, headers: noStore });
  }
  const { answer, status, headers } = submitted;
  return Response.json(answer, { status, headers: { ...noStore, ...headers } });
}
