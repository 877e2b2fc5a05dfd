import { formatMoney } from './money.ts';

type PriceProps = {
  /** A decimal number as the services send it: `"240"`, `"19.9"`. */
  amount: string;
  currency: string;
};

/** An amount of money (spec §9); figures of one width, so that prices under one another line up. */
export function Price({ amount, currency }: PriceProps) {
  return <data value={amount}>{formatMoney({ amount, currencyCode: currency })}</data>;
}
