import { Link } from '#ui/Link.tsx';
import type { ChosenHotel } from './choose-rooms.ts';
import styles from './HotelLinks.module.css';

/** Leads to each hotel of a long page. */
export function HotelLinks({ hotels }: { hotels: readonly ChosenHotel[] }) {
  return (
    <nav aria-label="Hotels on this page">
      <ul className={styles.links} role="list">
        {hotels.map(({ hotel }) => (
          <li key={hotel.slug}>
            <Link link={`#${hotel.slug}`} className={styles.link}>
              {hotel.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
