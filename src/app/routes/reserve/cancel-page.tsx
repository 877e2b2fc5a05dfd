import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { Link } from '#ui/Link.tsx';
import { requestContext, siteContext } from '../../context.ts';
import { sendForm } from '../../forms/send-form.ts';
import { notFound } from '../errors/not-found.server.ts';
import type { Route } from './+types/cancel-page';
import { closedWords } from './closed-words.ts';
import { personalMeta } from './personal-meta.ts';
import { ReservationFacts } from './ReservationFacts.tsx';
import styles from './ReservationPage.module.css';
import { ReserveLayout } from './ReserveLayout.tsx';
import { readReservation } from './read-reservation.server.ts';
import { reservationPath } from './reservation-path.ts';
import { secretAddress } from './secret-address.server.ts';

export const middleware: Route.MiddlewareFunction[] = secretAddress;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, pageStyle, publicUrl } = await readReservation(
    url,
    context.get(siteContext),
    context.get(requestContext),
  );
  if (!view.isOpen) throw redirect(reservationPath(view.key));
  return { view, pageStyle, publicUrl };
}

/** Gives the places back; sent twice it is the same. */
export async function action({ url, context }: Route.ActionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const { view } = await readReservation(url, site, requestInfo);
  const refused = (status: typeof view.status) =>
    data<{ state: FormState }>({ state: { values: {}, errors: {}, message: closedWords(status) } }, 422);
  if (!view.isOpen && view.status !== 'cancelled') return refused(view.status);
  const cancelled = await site.reservations.cancel({ key: view.key }, requestInfo.now);
  if (!cancelled) throw await notFound(url.pathname, site, requestInfo);
  return cancelled.ok ? redirect(`${reservationPath(view.key)}&done=cancelled`, 303) : refused(cancelled.status);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? personalMeta('Cancel the reservation', '/reservations', loaderData.publicUrl) : [];

export default function CancelPage() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ReserveLayout title="Cancel this reservation?" parent={{ label: view.title, href: view.path }}>
      <div className={styles.stack}>
        <ReservationFacts view={view} />
        <FormFrame
          name="cancel"
          label="Cancel the reservation"
          state={answer?.state}
          submitLabel="Cancel the reservation"
          pendingLabel="Cancelling it …"
          aside={<Link link={reservationPath(view.key)}>Keep it</Link>}
        />
      </div>
    </ReserveLayout>
  );
}
