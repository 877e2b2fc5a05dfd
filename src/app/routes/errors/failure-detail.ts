import { isRouteErrorResponse } from 'react-router';

/** What a developer is shown of a failure: its stack, or where it has none, all that is known of it. */
export function failureDetail(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message;
  // What the router throws itself carries the error as the text of its `data`.
  if (isRouteErrorResponse(error) && typeof error.data === 'string') return error.data;
  return JSON.stringify(error, null, 2) ?? String(error);
}
