import { interceptChallengedForms } from './intercept-submit.ts';

let isIntercepting = false;

/** Solves the bot challenge before a form that needs it is sent. Only the first call in a document has an effect. */
export function startIntercepting(): void {
  if (isIntercepting) return;
  isIntercepting = true;
  interceptChallengedForms(document);
}

/** Whether a `botpoison-challenge-error` reports a check that was cancelled because the visitor left the page. */
export function wasCancelled(event: Event): boolean {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const error = typeof detail === 'object' && detail !== null && 'error' in detail ? detail.error : null;
  return error instanceof Error && error.name === 'AbortError';
}
