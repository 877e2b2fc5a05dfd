import { data, type HeadersFunction, redirectDocument, useActionData, useLoaderData, useLocation } from 'react-router';
import { addressContext, requestContext, siteContext } from '../../context.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { sendForm } from '../../forms/send-form.ts';
import { noStore } from '../../session/no-store.server.ts';
import { notFound } from '../errors/not-found.server.ts';
import type { Route } from './+types/reserve-page';
import styles from './DayChoice.module.css';
import { DayChoice, NoTimes } from './DayChoice.tsx';
import { findOffer, withoutReserve } from './find-offer.server.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { personalMeta } from './personal-meta.ts';
import { ReserveForm } from './ReserveForm.tsx';
import { ReserveLayout } from './ReserveLayout.tsx';
import { reservationPath } from './reservation-path.ts';
import { takeReservation } from './reserve.server.ts';
import { reserveView } from './reserve-view.server.ts';
import type { ReserveView } from './reserve-view.ts';

/** Fresh at every visit: how many places are left changes by the minute. */
export const middleware: Route.MiddlewareFunction[] = [noStore];

/** Where a table at a venue, or tickets to an event, are reserved: `?party=4&date=2026-12-03`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const offer = await findOffer(withoutReserve(url.pathname), site, requestInfo);
  if (!offer) throw await notFound(url.pathname, site, requestInfo);
  const wish = { party: url.searchParams.get('party'), date: url.searchParams.get('date') };
  const view = await reserveView(offer, wish, { reservations: site.reservations, now: requestInfo.now });
  return { view, token: site.forms.tokens.issue(requestInfo.now), pageStyle: offer.style, publicUrl: site.publicUrl };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const offer = await findOffer(withoutReserve(url.pathname), site, requestInfo);
  if (!offer) throw await notFound(url.pathname, site, requestInfo);
  const sender = { site, requestInfo, visitor: context.get(addressContext), query: url.searchParams };
  const taken = await takeReservation(await readFormData(request), offer, sender);
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
  const { view, token } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const answer = useActionData<typeof action>();
  const { title, path, kind, dayName, times } = view;
  const hasRoom = times.some(({ isFree }) => isFree);
  return (
    <ReserveLayout title={titleOf(view)} parent={{ label: title, href: path }} aside={<OfferFacts view={view} />}>
      <DayChoice view={view} path={pathname} />
      {hasRoom ? null : <NoTimes view={view} path={pathname} />}
      {hasRoom || answer?.state ? (
        <>
          <h2 className={styles.chosen}>{kind === 'table' ? `${dayName}, ${guests(view)}` : times[0]?.shown}</h2>
          <ReserveForm view={view} state={answer?.state} token={answer && 'token' in answer ? answer.token : token} />
        </>
      ) : null}
    </ReserveLayout>
  );
}

function titleOf({ kind }: ReserveView): string {
  return kind === 'table' ? 'Reserve a table' : 'Tickets';
}

function guests({ party }: ReserveView): string {
  return party === 1 ? '1 guest' : `${party} guests`;
}
