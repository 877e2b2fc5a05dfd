import type { Money } from '#protocol/money.ts';
import { Price } from '#ui/Price.tsx';

/** An amount, or that it costs nothing. */
export function FreeOrPrice({ money }: { money: Money }) {
  return Number(money.amount) === 0 ? 'Free' : <Price money={money} />;
}
