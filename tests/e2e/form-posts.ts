import type { APIRequestContext, APIResponse } from '@playwright/test';
import { createFormTokens } from '#server/form-token.ts';
import type { FormCase } from './form-cases.ts';
import { secretOf } from './form-database.ts';
import type { RunningSite } from './running-site.ts';

type Upload = { name: string; mimeType: string; buffer: Buffer };
type Fields = Record<string, string | Upload>;

/** As a page's script sends a form, and as a page without JavaScript does. */
export const ways = ['script', 'page'] as const;
export type Way = (typeof ways)[number];

/** The form's token as a page that was made so many ms ago has it. */
export function tokenOfAge(site: RunningSite, age: number): string {
  return createFormTokens(secretOf(site, 'form_signing')).issue(new Date(Date.now() - age));
}

/** The hidden fields that a form comes with: which it is, its token, what else it is about. */
export async function hiddenFields(
  request: APIRequestContext,
  { path, name }: Pick<FormCase, 'path' | 'name'>,
): Promise<Record<string, string>> {
  const page = await (await request.get(path)).text();
  const start = page.indexOf(`<form aria-label="${name}"`);
  if (start === -1) throw new Error(`${path} has no form that is named ${name}`);
  const form = page.slice(start, page.indexOf('</form>', start));
  return Object.fromEntries(
    [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, field, value]) => [
      field,
      value,
    ]),
  );
}

/** Everything that an old enough page sends of a form that is filled in. */
export async function filledForm(
  request: APIRequestContext,
  form: FormCase,
  email: string,
  site: RunningSite,
): Promise<Record<string, string>> {
  return { ...(await hiddenFields(request, form)), form_token: tokenOfAge(site, 5_000), ...form.values, email };
}

/** Posts a form without a browser. A redirect is not followed. */
export function post(
  request: APIRequestContext,
  { path }: Pick<FormCase, 'path'>,
  fields: Fields,
  way: Way,
  headers: Record<string, string> = {},
): Promise<APIResponse> {
  const url = way === 'script' ? `/api/forms?path=${encodeURIComponent(path)}` : path;
  const isWhole = way === 'script' || Object.values(fields).some((value) => typeof value !== 'string');
  const body = isWhole ? { multipart: fields } : { form: fields as Record<string, string> };
  return request.post(url, { ...body, headers, maxRedirects: 0 });
}

/** The answer to a posted form, in the same shape for both ways. */
export async function outcomeOf(answer: APIResponse, way: Way) {
  const text = await answer.text();
  const status = answer.status();
  if (way === 'script') {
    const { ok, problem, state, reference } = JSON.parse(text);
    return { status: ok ? 303 : status, state: ok ? 'success' : problem, says: saysOf(state), reference, text };
  }
  const location = answer.headers().location ?? '';
  return {
    status,
    state: status === 303 ? 'success' : (/<form [^>]*data-state="(?!idle)(\w+)"/.exec(text)?.[1] ?? null),
    says: summaryOf(text),
    reference: /[?&]sent=([\w-]+)/.exec(location)?.[1],
    text,
  };
}

function saysOf(state?: { message?: string; errors: Record<string, string> }): string[] {
  if (!state) return [];
  return [...(state.message ? [state.message] : []), ...Object.values(state.errors)];
}

/** The entries of a page's error summary, or what it says where it has none. */
function summaryOf(page: string): (string | undefined)[] {
  const shown = /role="alert"[^>]*id="[^"]*-errors".*?<\/div>/s.exec(page)?.[0] ?? '';
  const [message, ...errors] = [...shown.matchAll(/>([^<]+)</g)].map(([, words]) => words);
  return errors.length > 0 ? errors : [message];
}
