import type { CostLine, StayCost } from '#protocol/booking/rates.ts';
import { formatMoney } from '#protocol/money.ts';
import { nightsOf, weekday } from './calendar.ts';
import type { HotelCharges, InventoryHotel, InventoryRoom, Promotion } from './inventory.ts';
import { nightlyRate } from './nightly-rates.ts';

export type Quote = { cost: StayCost; total: number; isReduced: boolean };

type Wanted = { arrive: string; nights: number };

/** What a stay costs: its nights, less what a promotion takes off, then the fees in them and the taxes on them. */
export function quoteStay(
  hotel: InventoryHotel,
  room: InventoryRoom,
  { arrive, nights }: Wanted,
  charges: HotelCharges,
  promotion: Promotion | null,
): Quote {
  const dates = nightsOf(arrive, nights);
  const fee = charges.fee?.perNight ?? 0;
  const rates = dates.map((date) => nightlyRate(room, date));
  const applies = promotion !== null && isForStay(promotion, hotel, room, nights);
  const discount = applies ? discountOf(promotion, dates, rates) : 0;
  const isReduced = applies && (discount > 0 || promotion.change.kind === 'gift');
  const taxed = rates.reduce((sum, rate) => sum + rate, 0) - discount;
  const money = (cents: number) => formatMoney({ amount: decimal(cents), currencyCode: hotel.currency });

  const lines: CostLine[] = [...new Set(rates)].map((rate) => {
    const count = rates.filter((other) => other === rate).length;
    const alone = rate - fee;
    return {
      kind: 'night',
      name: `${count} ${count === 1 ? 'night' : 'nights'} at ${money(alone)}`,
      amount: decimal(alone * count),
    };
  });
  if (charges.fee) lines.push({ kind: 'fee', name: charges.fee.name, amount: decimal(fee * nights) });
  if (promotion && isReduced) lines.push({ kind: 'discount', name: promotion.name, amount: decimal(-discount) });
  const taxes = charges.taxes.map(({ name, percent }) => ({ name, cents: Math.round((taxed * percent) / 100) }));
  lines.push(...taxes.map(({ name, cents }) => ({ kind: 'tax' as const, name, amount: decimal(cents) })));
  const total = taxed + taxes.reduce((sum, { cents }) => sum + cents, 0);
  return { cost: { lines, total: decimal(total) }, total, isReduced };
}

/** `-56.25` */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

function isForStay(promotion: Promotion, hotel: InventoryHotel, room: InventoryRoom, nights: number): boolean {
  return (
    (promotion.hotel ?? hotel.slug) === hotel.slug &&
    (promotion.room ?? room.code) === room.code &&
    nights >= (promotion.nights ?? 1)
  );
}

function discountOf({ change }: Promotion, dates: readonly string[], rates: readonly number[]): number {
  if (change.kind === 'gift') return 0;
  if (change.kind === 'free_night') {
    return change.arriving.includes(weekday(dates[0] ?? '')) ? Math.min(...rates) : 0;
  }
  return rates.reduce((sum, rate, index) => {
    if (!change.on.includes(weekday(dates[index] ?? ''))) return sum;
    return (
      sum + (change.kind === 'percent' ? Math.round((rate * change.percent) / 100) : Math.max(0, rate - change.night))
    );
  }, 0);
}
