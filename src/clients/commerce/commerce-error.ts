/** One error of an answer; `code` is the vendor's `extensions.code`, or `UNREACHABLE` when no usable answer came. */
export type CommerceErrorEntry = { message: string; code?: string; path?: (string | number)[] };

/**
 * The client was made without an endpoint or a token (docs/reference/requests.md#failures). `missing` names what is not
 * there.
 */
export class CommerceConfigurationError extends Error {
  readonly missing: 'endpoint' | 'token';

  constructor(missing: 'endpoint' | 'token') {
    super(
      `The commerce client has no ${missing}: set ${missing === 'token' ? 'COMMERCE_TOKEN' : 'COMMERCE_ENDPOINT'}.`,
    );
    this.name = 'CommerceConfigurationError';
    this.missing = missing;
  }
}

/**
 * A read that did not succeed for another reason than a missing record, which is `null` instead. `errors` are the
 * service's own; `retryable` says whether the same read may succeed later.
 */
export class CommerceError extends Error {
  readonly errors: CommerceErrorEntry[];
  readonly retryable: boolean;

  constructor(operation: string, errors: CommerceErrorEntry[]) {
    super(`${operation}: ${errors.map((error) => error.message).join('; ') || 'the answer held no data'}`);
    this.name = 'CommerceError';
    this.errors = errors;
    this.retryable = errors.some((error) => RETRYABLE.has(error.code ?? ''));
  }
}

/** The vendor's own codes for "later", and the one this client gives an answer that never came. */
const RETRYABLE = new Set(['THROTTLED', 'INTERNAL_SERVER_ERROR', 'UNREACHABLE']);
