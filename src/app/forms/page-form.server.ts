import { type ActionFunctionArgs, data, redirect } from 'react-router';
import type { FormAnswer } from '#blocks/forms/form-settings.ts';
import { resultId } from '#blocks/forms/result-id.ts';
import { addressContext, requestContext, type Site, siteContext } from '../context.ts';
import { notFound } from '../routes/errors/not-found.server.ts';
import { submitForm } from './submit-form.server.ts';

const referencePattern = /^[A-Z0-9-]{6,24}$/;

/**
 * The action of every page that holds forms, for a form that was sent without JavaScript. One that was taken leads to
 * its page again (303), so that a reload sends nothing twice; one that was not comes back with its values (422, 429).
 */
export async function pageFormAction({ request, url, context }: ActionFunctionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const { pathname } = url;
  const submitted = await submitForm(request, pathname, { site, requestInfo, visitor: context.get(addressContext) });
  if (!submitted) throw await notFound(pathname, site, requestInfo);
  const { answer, status, headers, variant } = submitted;
  if (!answer.ok) return data(answer, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });
  const query = new URLSearchParams({ ...(variant && { variant }), sent: answer.reference, form: answer.form });
  return redirect(`${pathname}?${query}#${resultId(answer.form)}`, 303);
}

/** The form that `?sent=` says was sent from this page, where the inbox knows it; else null. */
export async function sentForm(url: URL, { inbox }: Pick<Site, 'inbox'>): Promise<FormAnswer | null> {
  const [reference, form] = [url.searchParams.get('sent'), url.searchParams.get('form')];
  if (!reference || !form || !referencePattern.test(reference)) return null;
  const found = await inbox.find(reference);
  return found?.path === url.pathname ? { form, ok: true, reference } : null;
}
