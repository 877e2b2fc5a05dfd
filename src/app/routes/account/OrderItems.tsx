import type { OrderDetail } from '#clients/commerce/account-client.ts';
import { attributeWords } from '#protocol/shopify/attribute-words.ts';
import { giftNoteLabel } from '#protocol/shopify/gift-attribute.ts';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/heading.tsx';
import { TextWithBreaks } from '#ui/Lines.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { FormerPrice, Price } from '#ui/Price.tsx';
import styles from './OrderItems.module.css';

/** What was bought, with what it is paid for. */
export function OrderItems({ items }: { items: OrderDetail['lineItems']['nodes'] }) {
  return (
    <ul role="list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move
        <li key={index} className={styles.item}>
          <div className={styles.picture}>
            {item.variant?.image ? (
              <Picture asset={{ filename: item.variant.image.url }} sizes="6rem" ratio={1} decorative />
            ) : null}
          </div>
          <div>
            <Heading className={styles.name}>
              <Link link={item.variant ? `/souvenirs/product/${item.variant.product.handle}` : null}>{item.title}</Link>
            </Heading>
            <ItemFacts item={item} />
          </div>
          <p className={styles.price}>
            {item.discountedTotalPrice.amount === item.originalTotalPrice.amount ? null : (
              <FormerPrice money={item.originalTotalPrice} />
            )}{' '}
            <Price money={item.discountedTotalPrice} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function ItemFacts({ item }: { item: OrderDetail['lineItems']['nodes'][number] }) {
  const { quantity, currentQuantity, variant, customAttributes } = item;
  const returned = quantity - currentQuantity;
  return (
    <p className={styles.facts}>
      <span>Quantity {quantity}</span>
      {variant && variant.title !== 'Default Title' ? <span>{variant.title}</span> : null}
      {returned > 0 ? <span>{returned} given back</span> : null}
      {attributeWords(customAttributes).map((words) => (
        <span key={words}>{words}</span>
      ))}
    </p>
  );
}

/** What is written on the card in the box; nothing where there is none. */
export function GiftNote({ note }: { note: string | null | undefined }) {
  if (!note) return null;
  return (
    <div className={styles.note}>
      <Heading className={classNames('small-label', styles.label)}>{giftNoteLabel}</Heading>
      <p>
        <TextWithBreaks text={note} />
      </p>
    </div>
  );
}
