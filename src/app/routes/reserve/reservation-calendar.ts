import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { requestContext, siteContext } from '../../context.ts';
import { readReservation } from './read-reservation.server.ts';
import { secretAddress } from './secret-address.server.ts';

export const middleware: MiddlewareFunction<Response>[] = secretAddress;

/** The calendar entry of a reservation, as it went with its mail. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const site = context.get(siteContext);
  const { view, reservation } = await readReservation(url, site, context.get(requestContext));
  return new Response(site.reservations.calendar(reservation, view.key), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="reservation.ics"',
    },
  });
}
