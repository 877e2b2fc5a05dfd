/** Longest wait for an answer, in ms. */
const timeLimitMs = 15_000;

/** An answer that is no success: its status, and its body as far as it is JSON. Status 0: no answer came. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    super(wordsOf(status, body));
    this.status = status;
    this.body = body;
  }
}

/** Asks the site for JSON; `body` is sent as JSON. Throws `RequestFailed` for any other answer than a success. */
export async function requestJson<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const headers = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const signal = AbortSignal.timeout(timeLimitMs);
  const response = await fetch(path, { method, headers, signal, ...sent }).catch(() => null);
  if (response === null) throw new RequestFailed(0, null);
  const text = await response.text().catch(() => '');
  const answer = parsed(text);
  if (!response.ok) throw new RequestFailed(response.status, answer);
  return answer as Answer;
}

/** What went wrong, in words for the person who edits. */
export function wordsOf(status: number, body: unknown): string {
  if (status === 0) return 'The connection failed. Nothing was lost; please try again.';
  if (status === 401 && !hasWords(body)) return 'Your session has ended. Log in again in another tab, then save here.';
  if (typeof body === 'object' && body !== null) {
    if ('error' in body && typeof body.error === 'string') return body.error;
    const lines = Object.entries(body).map(
      ([field, problems]) => `${field} ${Array.isArray(problems) ? problems.join(', ') : String(problems)}`,
    );
    if (lines.length > 0) return `${lines.join('. ')}.`;
  }
  return `The service answered ${status}. Please try again.`;
}

/** The login says why it refuses; anything else that refuses names no reason. */
function hasWords(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'error' in body && body.error !== 'Unauthorized';
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
