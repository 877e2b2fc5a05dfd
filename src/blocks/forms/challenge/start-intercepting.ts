import { interceptChallengedForms } from './intercept-submit.ts';

let isIntercepting = false;

/** Has the bot challenge solved before any form that asks for it is sent; once a document, whoever asks first. */
export function startIntercepting(): void {
  if (isIntercepting) return;
  isIntercepting = true;
  interceptChallengedForms(document);
}

/** Whether a `botpoison-challenge-error` tells of a check that was cancelled because the page was left. */
export function wasCancelled(event: Event): boolean {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const error = typeof detail === 'object' && detail !== null && 'error' in detail ? detail.error : null;
  return error instanceof Error && error.name === 'AbortError';
}
