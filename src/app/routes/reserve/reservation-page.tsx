import { useLoaderData } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { FormAnswer } from '#ui/form/FormAnswer.tsx';
import { Link } from '#ui/Link.tsx';
import { requestContext, siteContext } from '../../context.ts';
import type { Route } from './+types/reservation-page';
import { personalMeta } from './personal-meta.ts';
import { ReservationFacts } from './ReservationFacts.tsx';
import styles from './ReservationPage.module.css';
import { ReserveLayout } from './ReserveLayout.tsx';
import { type ReservationView, readReservation } from './read-reservation.server.ts';
import { reservationPath } from './reservation-path.ts';
import { secretAddress } from './secret-address.server.ts';

export const middleware: Route.MiddlewareFunction[] = secretAddress;

/** What has just been done, by `done` in the address. */
const doneWords: Record<string, string> = {
  reserved: 'It is reserved. A mail with the reference, the link to this page and a calendar entry is on its way.',
  changed: 'It is changed. A mail with the new time is on its way.',
  cancelled: 'It is cancelled. A mail that says so is on its way.',
};

/** A guest's own reservation: reading it changes nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, pageStyle, publicUrl } = await readReservation(
    url,
    context.get(siteContext),
    context.get(requestContext),
  );
  const done = url.searchParams.get('done') ?? '';
  return { view, done: Object.hasOwn(doneWords, done) ? done : '', pageStyle, publicUrl };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? personalMeta(titleOf(loaderData.view), '/reservations', loaderData.publicUrl) : [];

export default function ReservationPage() {
  const { view, done } = useLoaderData<typeof loader>();
  const { key, title, path, status, isOpen } = view;
  return (
    <ReserveLayout
      title={titleOf(view)}
      parent={{ label: title, href: path }}
      aside={
        <>
          <h2>{isOpen ? 'Something has come up?' : 'Another time'}</h2>
          {isOpen ? (
            <>
              <p>It can be changed or cancelled here until it begins. The link in the mail leads to this page.</p>
              <ButtonRow>
                <ButtonLink link={reservationPath(key, 'change')} variant="secondary">
                  Change it
                </ButtonLink>
                <ButtonLink link={reservationPath(key, 'cancel')} variant="secondary">
                  Cancel it
                </ButtonLink>
              </ButtonRow>
            </>
          ) : null}
          <Link link={path}>More about {title}</Link>
        </>
      }
    >
      <div className={styles.stack}>
        {done ? (
          <FormAnswer role="status" answer={done} className={styles.done}>
            {doneWords[done]}
          </FormAnswer>
        ) : null}
        <ReservationFacts view={view} />
        {status === 'confirmed' ? (
          <p>
            <a href={reservationPath(key, 'calendar.ics')} download="reservation.ics">
              Add to calendar (.ics)
            </a>
          </p>
        ) : null}
      </div>
    </ReserveLayout>
  );
}

function titleOf({ kind, status }: Pick<ReservationView, 'kind' | 'status'>): string {
  if (status === 'cancelled') return 'Cancelled';
  return kind === 'table' ? 'Your table' : 'Your tickets';
}
