import { paidWhen } from '#protocol/ticket-price.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { FactList } from '#ui/FactList.tsx';
import { Link } from '#ui/Link.tsx';
import { phoneAddress } from '#ui/phone-address.ts';
import styles from './ReservationPage.module.css';
import type { ReserveView } from './reserve-view.ts';

/** What a guest may want to know before reserving, and the way back. */
export function OfferFacts({ view }: { view: ReserveView }) {
  const { kind, title, path, place, phone, ticket, age, notice } = view;
  return (
    <>
      <div className={styles.aside}>
        <FactList
          facts={[
            ['Where', place],
            ['Price', ticket.price && ticket.price !== 'Free' ? `${ticket.price} a ticket, ${paidWhen}` : ticket.price],
            ['Age', age.replace('Age ', '')],
            ['Good to know', notice],
            [
              kind === 'table' ? 'For larger parties' : 'For more tickets',
              phone && (
                <Link link={phoneAddress(phone)} key="phone">
                  {phone}
                </Link>
              ),
            ],
          ]}
        />
      </div>
      <ButtonLink link={path} variant="text">
        More about {title}
      </ButtonLink>
    </>
  );
}
