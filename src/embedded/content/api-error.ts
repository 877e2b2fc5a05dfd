/** An answer other than 2xx, thrown from wherever it is found out. 404 answers the vendor's own text. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429;
  readonly #body: unknown;

  constructor(status: ApiError['status'], message: string, body: unknown = { error: message }) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.#body = body;
  }

  response(): Response {
    return Response.json(this.#body, { status: this.status });
  }
}

const NOT_FOUND = 'This record could not be found';

/** An array, unlike every other error (docs/reference/content-protocol.md#errors). */
export const notFound = () => new ApiError(404, NOT_FOUND, [NOT_FOUND]);

/** No token, or one that opens nothing. */
export const unauthorized = () => new ApiError(401, 'Unauthorized');

/** An editor whose role does not go that far. */
export const forbidden = (what: string) => new ApiError(403, `Your role does not let you ${what}`);

/** A field of a story that may not be as it was sent, in the management API's shape. */
export const fieldError = (field: string, problem: string) =>
  new ApiError(422, `${field} ${problem}`, { [field]: [problem] });
