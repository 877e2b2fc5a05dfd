import type { TaxRate } from './tax-rate.ts';

const GST: TaxRate = { title: 'GST', basisPoints: 500, taxesDelivery: true };

/**
 * Canada's sales taxes by province and territory, as of 2026. Where there is HST it stands for both; elsewhere GST and
 * the province's own are charged side by side, each on the price alone. All of them reach the delivery charge of
 * taxable goods.
 */
export const CANADIAN_RATES: Record<string, TaxRate[]> = {
  AB: [GST],
  BC: [GST, provincial('PST', 700)],
  MB: [GST, provincial('RST', 700)],
  NB: [hst(1500)],
  NL: [hst(1500)],
  NS: [hst(1400)],
  NT: [GST],
  NU: [GST],
  ON: [hst(1300)],
  PE: [hst(1500)],
  QC: [GST, provincial('QST', 997.5)],
  SK: [GST, provincial('PST', 600)],
  YT: [GST],
};

function hst(basisPoints: number): TaxRate {
  return { title: 'HST', basisPoints, taxesDelivery: true };
}

function provincial(title: string, basisPoints: number): TaxRate {
  return { title, basisPoints, taxesDelivery: true };
}
