import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Price } from '#ui/Price.tsx';
import { type Total, Totals } from '#ui/Totals.tsx';
import page from '../shell/page.module.css';
import styles from './CostSummary.module.css';
import type { SummaryData, SummaryLine } from './checkout-pages.ts';
import { FreeOrPrice } from './FreeOrPrice.tsx';

/** Everything that makes up the price, from the goods to what the card pays; forms stand between both. */
export function CostSummary({ lines, children, ...costs }: SummaryData & { children?: ReactNode }) {
  return (
    <section className={classNames(page.stack, styles.summary)} aria-labelledby="cost-summary">
      <h2 id="cost-summary">Cost summary</h2>
      <ul className={styles.goods} role="list">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the page is never changed after it was rendered
          <Line key={index} {...line} />
        ))}
      </ul>
      {children}
      <Totals rows={totals(costs)} className={styles.totals} />
    </section>
  );
}

function totals({ rows, isOpen, total, giftCards, due }: Omit<SummaryData, 'lines'>): Total[] {
  return [
    ...rows.map(({ name, amount }) => ({ name, value: <FreeOrPrice money={amount} /> })),
    ...(isOpen ? [{ name: 'Delivery and tax', value: 'with your address' }] : []),
    { name: 'Total', value: <Price money={total} />, main: true },
    ...giftCards.map(({ name, amount }) => ({ name, value: <Price money={amount} /> })),
    ...(giftCards.length > 0 ? [{ name: 'Left to pay', value: <Price money={due} /> }] : []),
  ];
}

function Line({ title, variantTitle, quantity, attributes, picture, fullPrice, price }: SummaryLine) {
  return (
    <li>
      {/* Twice as fine as it is shown; beside the title it has nothing to add. */}
      {picture ? <img src={picture} alt="" width="64" height="64" fetchPriority="low" decoding="async" /> : <span />}
      <div>
        <strong>{title}</strong>
        {variantTitle ? <div>{variantTitle}</div> : null}
        <div>{quantity === 0 ? 'Sold out' : `Quantity ${quantity}`}</div>
        {attributes.map((words) => (
          <div key={words}>{words}</div>
        ))}
      </div>
      <div className={page.amount}>
        {fullPrice.amount === price.amount ? null : (
          <>
            <s>
              <span className="visually-hidden">instead of </span>
              <Price money={fullPrice} />
            </s>
            <br />
          </>
        )}
        <Price money={price} />
      </div>
    </li>
  );
}
