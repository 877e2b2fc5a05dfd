import { ContentError } from './content-error.ts';
import { failureOf } from './retry-fetch.ts';

/** What the vendor's client rejects with, `{message, status, response}`, as an error of ours. */
export function vendorError(thrown: unknown, path: string): ContentError {
  const answer = thrown !== null && typeof thrown === 'object' ? (thrown as Record<string, unknown>) : {};
  const response = answer.response as { data?: unknown } | undefined;
  const failure = failureOf(response?.data);
  if (failure) return failure;
  const status = typeof answer.status === 'number' ? answer.status : null;
  const message = typeof answer.message === 'string' ? answer.message : `answered ${status}`;
  return new ContentError(`Content service, ${path}: ${message}`, { status, cause: thrown });
}
