import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { FormState } from '#ui/form/form-state.ts';
import { Link } from '#ui/Link.tsx';
import { requestContext, siteContext } from '../../context.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { sendForm } from '../../forms/send-form.ts';
import { notFound } from '../errors/not-found.server.ts';
import type { Route } from './+types/change-page';
import { changeReservation, readChange } from './change-reservation.server.ts';
import { personalMeta } from './personal-meta.ts';
import { ReservationFacts } from './ReservationFacts.tsx';
import styles from './ReservationPage.module.css';
import { ChangeForm } from './ReserveForm.tsx';
import { ReserveLayout } from './ReserveLayout.tsx';
import { keyParameter, reservationPath } from './reservation-path.ts';
import { asksForTimes, timesHash } from './reserve-wish.ts';
import { secretAddress } from './secret-address.server.ts';

export const middleware: Route.MiddlewareFunction[] = secretAddress;

/** Another time, or another number of guests; what is reserved stays until the new choice is confirmed. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { read, choice } = await readChange(url, context.get(siteContext), context.get(requestContext));
  const { view, pageStyle, publicUrl } = read;
  if (!view.isOpen) throw redirect(reservationPath(view.key));
  return { view, choice: choice?.view ?? null, present: read.reservation.starts_at, pageStyle, publicUrl };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const form = await readFormData(request);
  const change = await readChange(url, site, requestInfo, form);
  if (change.choice && asksForTimes(form)) {
    const { party, day } = change.choice.view;
    const query = new URLSearchParams({ party: String(party), date: day, [keyParameter]: change.read.view.key });
    return redirect(`${url.pathname}?${query}${timesHash(form)}`, 303);
  }
  const changed = await changeReservation(form, change, site, requestInfo);
  if (!changed) throw await notFound(url.pathname, site, requestInfo);
  if (changed.ok) return redirect(`${reservationPath(change.read.view.key)}&done=changed&what=${changed.what}`, 303);
  return data<{ state: FormState }>({ state: changed.state }, changed.status);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? personalMeta('Change the reservation', '/reservations', loaderData.publicUrl) : [];

export default function ChangePage() {
  const { view, choice, present } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ReserveLayout
      title="Change your reservation"
      parent={{ label: view.title, href: view.path }}
      aside={
        <>
          <h2>Now reserved</h2>
          <div className={styles.aside}>
            <ReservationFacts view={view} />
          </div>
          <Link link={reservationPath(view.key)}>Keep it as it is</Link>
        </>
      }
    >
      {choice ? (
        <ChangeForm view={choice} state={answer?.state} present={present} />
      ) : (
        <p>It cannot be changed here any more. Please write or call.</p>
      )}
    </ReserveLayout>
  );
}
