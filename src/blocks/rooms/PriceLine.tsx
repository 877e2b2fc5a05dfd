import { defaultCurrency } from '#protocol/money.ts';
import { Price } from '#ui/Price.tsx';
import type { ContentType } from '../registry/schemas.ts';
import styles from './PriceLine.module.css';

type PriceLineProps = { room: ContentType<'room'>; feeNote: string | null | undefined };

/**
 * What the price includes is always said with it (docs/reference/shop.md#money); a room without a price has a note at
 * most.
 */
export function PriceLine({ room, feeNote }: PriceLineProps) {
  if (!room.from_price) return room.price_note ? <p className={styles.price}>{room.price_note}</p> : null;
  return (
    <p className={styles.price}>
      From <Price money={{ amount: room.from_price, currencyCode: room.from_price_currency || defaultCurrency }} /> per
      night
      <span className={styles.note}>{room.price_note || feeNote || 'Fees included, taxes extra'}</span>
    </p>
  );
}
