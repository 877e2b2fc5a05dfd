/** Statuses after which the same request may succeed later (docs/reference/requests.md#retries). */
const RETRYABLE = new Set([408, 409, 425, 429, 500, 502, 503, 504]);

/**
 * A call to a newsletter provider that brought no usable answer: no connection, time limit, a failure without an
 * explanation, or an answer that cannot be read.
 *
 * `status` is the answer's HTTP status, or null when none came. `retryable` says whether the same request may succeed
 * later. It was never repeated: after a time limit the subscription may have been made all the same.
 */
export class NewsletterError extends Error {
  readonly status: number | null;
  readonly retryable: boolean;

  constructor(message: string, options: { status: number | null; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'NewsletterError';
    this.status = options.status;
    this.retryable = options.status === null || RETRYABLE.has(options.status);
  }
}
