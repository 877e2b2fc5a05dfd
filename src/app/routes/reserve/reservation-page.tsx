import { useLoaderData } from 'react-router';
import { changeWords, reservationChanges } from '#protocol/reservation-change.ts';
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

/** What has just been done: `done` in the address, and of a change `what` it was of. */
function doneWords({ kind }: ReservationView, done: string | null, what: string | null): string {
  switch (done) {
    case 'reserved':
      return 'Your reservation stands. A mail with the reference, the link to this page and a calendar entry is on its way.';
    case 'changed': {
      const change = reservationChanges.find((one) => one === what) ?? 'nothing';
      const words = changeWords(kind, change);
      return words ? `It is changed: ${words}. A mail that says so is on its way.` : 'It stays as it was.';
    }
    case 'cancelled':
      return 'It is cancelled. A mail that says so is on its way.';
    default:
      return '';
  }
}

/** A guest's own reservation: reading it changes nothing. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, pageStyle, publicUrl } = await readReservation(
    url,
    context.get(siteContext),
    context.get(requestContext),
  );
  const done = doneWords(view, url.searchParams.get('done'), url.searchParams.get('what'));
  return { view, done, pageStyle, publicUrl };
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
            {done}
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
