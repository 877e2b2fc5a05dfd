/**
 * The challenge service gave no usable answer. `status` is the answer's, or null when none came (refused connection, time
 * limit). `retryable` says whether the same call may succeed later; a wrong secret key never will.
 */
export class ChallengeError extends Error {
  readonly status: number | null;
  readonly retryable: boolean;

  constructor(message: string, options: { status: number | null; cause?: unknown }) {
    super(`Challenge service: ${message}`, { cause: options.cause });
    this.name = 'ChallengeError';
    this.status = options.status;
    this.retryable = !(options.status !== null && NEVER.has(options.status));
  }
}

/** Statuses that say that the call itself is wrong. */
const NEVER = new Set([400, 401, 403, 404, 405, 413, 422]);
