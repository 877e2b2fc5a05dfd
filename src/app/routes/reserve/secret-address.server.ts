import type { MiddlewareFunction } from 'react-router';
import { noStore } from '../../session/no-store.server.ts';

/** Pages whose address holds a guest's key: nothing stores or lists them, and no other page is told where one came from. */
export const secretAddress: MiddlewareFunction<Response>[] = [
  noStore,
  async (_, next) => {
    const response = await next();
    // With the origin, or the browser's own mark of a form's origin would be missing.
    response.headers.set('Referrer-Policy', 'strict-origin');
    return response;
  },
];
