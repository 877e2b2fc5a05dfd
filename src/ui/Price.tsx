import { formatMoney, type Money } from './money.ts';

type PriceProps = { money: Money };

/**
 * An amount of money (docs/reference/shop.md#money); figures of one width, so that prices under one another line up.
 */
export function Price({ money }: PriceProps) {
  return <data value={money.amount}>{formatMoney(money)}</data>;
}

/** What it cost before; struck through, and said to be so. */
export function FormerPrice({ money, className }: PriceProps & { className?: string | undefined }) {
  return (
    <s className={className}>
      <span className="visually-hidden">Was </span>
      <Price money={money} />
    </s>
  );
}
