import { formatMoney, type Money } from '#protocol/money.ts';

type PriceProps = {
  money: Money;
  /** Writes the currency's code instead of its sign. */
  withCode?: boolean;
};

/**
 * An amount of money (docs/reference/shop.md#money); figures of one width, so that prices under one another line up.
 */
export function Price({ money, withCode = false }: PriceProps) {
  return <data value={money.amount}>{formatMoney(money, { suffix: withCode })}</data>;
}

/** What it cost before; struck through, and said to be so. Always with the sign, never with the code. */
export function FormerPrice({ money, className }: PriceProps & { className?: string | undefined }) {
  return (
    <s className={className}>
      <span className="visually-hidden">Was </span>
      <Price money={money} />
    </s>
  );
}
