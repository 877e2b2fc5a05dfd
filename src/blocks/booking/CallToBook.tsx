import { Link } from '#ui/Link.tsx';
import { phoneAddress } from '#ui/phone-address.ts';
import styles from './CallToBook.module.css';

type CallToBookProps = { hotel: { name: string; phone: string | null; path: string } };

/** How to book a room of a hotel that cannot be booked online. */
export function CallToBook({ hotel }: CallToBookProps) {
  return (
    <p className={styles.call}>
      {hotel.name} is not booked online.{' '}
      {hotel.phone ? (
        <>
          Call <Link link={phoneAddress(hotel.phone)}>{hotel.phone}</Link> and somebody will write you down.
        </>
      ) : (
        <Link link={hotel.path}>Contact the hotel</Link>
      )}
    </p>
  );
}
