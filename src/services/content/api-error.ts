/** An answer other than 2xx, thrown from wherever it is found out. 404 answers the vendor's own text. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 404 | 409 | 422 | 429;

  constructor(status: ApiError['status'], message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }

  /** The body in the vendor's words: an array for 404, an object otherwise (contract §1). */
  response(): Response {
    const body = this.status === 404 ? ['This record could not be found'] : { error: this.message };
    return Response.json(body, { status: this.status });
  }
}

export const notFound = () => new ApiError(404, 'This record could not be found');
export const unauthorized = () => new ApiError(401, 'Unauthorized');
