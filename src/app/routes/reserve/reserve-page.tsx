import { data, type HeadersFunction, redirect, redirectDocument, useActionData, useLoaderData } from 'react-router';
import { addressContext, requestContext, siteContext } from '../../context.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { sendForm } from '../../forms/send-form.ts';
import { noStore } from '../../session/no-store.server.ts';
import { notFound } from '../errors/not-found.server.ts';
import type { Route } from './+types/reserve-page';
import { findOffer, withoutReserve } from './find-offer.server.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { personalMeta } from './personal-meta.ts';
import { ReserveForm } from './ReserveForm.tsx';
import { ReserveLayout } from './ReserveLayout.tsx';
import { reservationPath } from './reservation-path.ts';
import { showTimes, takeReservation } from './reserve.server.ts';
import { reserveView } from './reserve-view.server.ts';
import type { ReserveView } from './reserve-view.ts';
import { asksForTimes, readWish, timesHash } from './reserve-wish.ts';

/** Fresh at every visit: how many places are left changes by the minute. */
export const middleware: Route.MiddlewareFunction[] = [noStore];

/** Where a table at a venue, or tickets to an event, are reserved: `?party=4&date=2026-12-03`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const offer = await findOffer(withoutReserve(url.pathname), site, requestInfo);
  if (!offer) throw await notFound(url.pathname, site, requestInfo);
  const view = await reserveView(offer, readWish(null, url.searchParams), {
    reservations: site.reservations,
    now: requestInfo.now,
  });
  return { view, token: site.forms.tokens.issue(requestInfo.now), pageStyle: offer.style, publicUrl: site.publicUrl };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const offer = await findOffer(withoutReserve(url.pathname), site, requestInfo);
  if (!offer) throw await notFound(url.pathname, site, requestInfo);
  const sender = { site, requestInfo, visitor: context.get(addressContext), query: url.searchParams };
  const form = await readFormData(request);
  if (asksForTimes(form)) {
    const shown = await showTimes(form, offer, sender);
    return shown.returned
      ? data(shown.returned)
      : redirect(`${url.pathname}?${shown.query}${timesHash(form)}`, { status: 303 });
  }
  const taken = await takeReservation(form, offer, sender);
  // A document of its own: its address holds a key, and its policy tells it to no other page.
  if (taken.ok) return redirectDocument(`${reservationPath(taken.key)}&done=reserved`, { status: 303 });
  return data(taken.returned, { status: taken.status, headers: taken.headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

/** Also after a form that came back: others may have been quicker. */
export const shouldRevalidate = () => true;

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? personalMeta(`${titleOf(loaderData.view)}, ${loaderData.view.title}`, location.pathname, loaderData.publicUrl)
    : [];

export default function ReservePage() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  // Of a form that came back, its own day: the address has none of what was asked for there.
  const { view, token, isShown } = answer && 'view' in answer ? answer : { ...loaded, isShown: false };
  const { title, path } = view;
  return (
    <ReserveLayout title={titleOf(view)} parent={{ label: title, href: path }} aside={<OfferFacts view={view} />}>
      <ReserveForm view={view} state={answer?.state} token={token} answer={isShown ? answer : null} />
    </ReserveLayout>
  );
}

function titleOf({ kind }: ReserveView): string {
  return kind === 'table' ? 'Reserve a table' : 'Tickets';
}
