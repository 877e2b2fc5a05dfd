import { giftWrapLabel } from '#protocol/shopify/gift-attribute.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { FormerPrice, Price } from '#ui/Price.tsx';
import { TitleLink } from '#ui/TitleLink.tsx';
import { type CartLineContents, cartPath, soldOutLabel } from '../cart-contract.ts';
import { lineKey, putBackFields } from '../cart-state.ts';
import styles from './CartLine.module.css';
import { QuantityForm } from './QuantityForm.tsx';

type CartLineProps = {
  line: CartLineContents;
  fieldError: string | undefined;
  giftEnabled: boolean;
  /** What gift wrap costs, in words; null where the editor says nothing of it. */
  giftCost: string | null;
};

/** One line of the cart: product, quantity, price, and the controls to change it. */
export function CartLine({ line, fieldError, giftEnabled, giftCost }: CartLineProps) {
  const { id, title, choices, image, path, unit, before, total, quantity, stock, isGift } = line;
  const name = [title, ...choices].join(', ');
  return (
    <li
      data-line={id}
      data-key={lineKey(putBackFields(line))}
      className={classNames(styles.line, stock === 'sold_out' && styles.gone)}
    >
      <div className={styles.picture}>
        <Picture asset={image && { ...image, meta_data: image }} sizes="8rem" ratio={1} decorative />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <TitleLink link={path}>{title}</TitleLink>
        </Heading>
        {choices.length > 0 ? <p className={styles.choices}>{choices.join(' · ')}</p> : null}
        <p className={styles.unit}>
          <Price money={unit} />
          {quantity === 1 ? null : ' each'}
          {before ? <FormerPrice money={before} /> : null}
        </p>
        {stock === 'sold_out' ? <p className={styles.stock}>{soldOutLabel}</p> : null}
        {stock === 'short' ? <p className={styles.stock}>Only {line.maximum} left</p> : null}
        {giftEnabled ? (
          <GiftForm line={line} name={name} cost={giftCost} />
        ) : isGift ? (
          <p className={styles.choices}>Gift wrapped</p>
        ) : null}
      </div>
      <div className={styles.amount}>
        {stock === 'sold_out' ? null : <QuantityForm line={line} name={name} fieldError={fieldError} />}
        <form method="post" action={cartPath}>
          <input type="hidden" name="do" value="remove" />
          <input type="hidden" name="line" value={id} />
          <Button type="submit" variant="text" className={styles.remove}>
            Remove<span className="visually-hidden">: {name}</span>
          </Button>
        </form>
      </div>
      <p className={styles.total}>
        <Price money={total} />
      </p>
    </li>
  );
}

type GiftFormProps = { line: CartLineContents; name: string; cost: string | null };

function GiftForm({ line: { id, isGift }, name, cost }: GiftFormProps) {
  return (
    <form method="post" action={cartPath}>
      <input type="hidden" name="do" value="gift" />
      <input type="hidden" name="line" value={id} />
      {isGift ? null : <input type="hidden" name="gift" value="yes" />}
      <button type="submit" className={styles.gift} aria-pressed={isGift}>
        <span className={styles.ribbon} aria-hidden="true" />
        {[isGift ? 'Gift wrapped' : giftWrapLabel, cost].filter(Boolean).join(', ')}
        <span className="visually-hidden">: {name}</span>
      </button>
    </form>
  );
}
