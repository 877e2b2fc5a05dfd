import type { MiddlewareFunction } from 'react-router';

/** Pages under /auth are one visitor's own: nothing stores them and nothing lists them. */
export const noStore: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Robots-Tag', 'noindex');
  return response;
};
