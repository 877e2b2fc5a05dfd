/**
 * A content read that failed for another reason than a missing record, which is `null` instead.
 *
 * `status` is the answer's, or null when none came (refused connection, time limit). `retryable` says whether the same
 * read may succeed later: no answer, 408, 425, 429 and 5xx.
 */
export class ContentError extends Error {
  readonly status: number | null;
  readonly retryable: boolean;

  constructor(message: string, options: { status: number | null; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ContentError';
    this.status = options.status;
    this.retryable =
      options.status === null ||
      options.status === 408 ||
      options.status === 425 ||
      options.status === 429 ||
      options.status >= 500;
  }
}
