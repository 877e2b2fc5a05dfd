import { defaultCurrency } from '#protocol/money.ts';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import type { Blocks } from '../registry/schemas.ts';
import styles from './MenuItem.module.css';
import { allergenText, dietNames } from './menu-filter.ts';

/** A dish or drink with its price, or a price for each size. */
export function MenuItem({ item, photo }: { item: Blocks['menu_item']; photo: boolean }) {
  const currency = item.currency || defaultCurrency;
  const marks = [item.new ? 'New' : '', ...dietNames(item), item.sold_out ? 'Sold out' : ''].filter(Boolean);
  return (
    <li className={styles.item}>
      {photo ? <Picture asset={item.photo} sizes="6rem" ratio={1} alt={item.name} className={styles.photo} /> : null}
      <div className={styles.line}>
        <span className={styles.name}>{item.name}</span>
        <LinePrice amount={item.price} currency={currency} />
      </div>
      {item.variants?.map(({ _uid, label, price }) => (
        <div key={_uid} className={styles.line}>
          <span className={styles.small}>{label}</span>
          <LinePrice amount={price} currency={currency} />
        </div>
      ))}
      {item.description ? <p className={styles.small}>{item.description}</p> : null}
      {marks.length > 0 ? <p className={styles.marks}>{marks.join(' · ')}</p> : null}
      {allergenText(item) ? <p className={styles.small}>{allergenText(item)}</p> : null}
    </li>
  );
}

/** Dots that lead to a price; neither where there is none. */
function LinePrice({ amount, currency }: { amount: string | null | undefined; currency: string }) {
  if (!amount) return null;
  return (
    <>
      <span className={styles.dots} />
      <Price money={{ amount, currencyCode: currency }} />
    </>
  );
}
