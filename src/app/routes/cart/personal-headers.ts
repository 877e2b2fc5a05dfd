/** Marks an answer as one person's: no cache may keep it. Answers with the same headers. */
export function personal(headers: Headers): Headers {
  headers.set('Cache-Control', 'private, no-store');
  return headers;
}

/** The headers of a page whose form was answered: those of the form's answer, and cookies that the page sets itself. */
export function mergeCookies(page: Headers, form: Headers | undefined): Headers {
  const merged = new Headers(page);
  // The form's answer is the newer one: its cookies come last.
  for (const cookie of form?.getSetCookie() ?? []) merged.append('Set-Cookie', cookie);
  return merged;
}
