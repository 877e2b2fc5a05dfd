import type { TaxRate } from './tax-rate.ts';

/**
 * Each state's own sales tax as of 2026, without what counties and cities add, and whether a delivery charge shown by
 * itself is taxed there. Alaska, Delaware, Montana, New Hampshire and Oregon charge none.
 */
export const US_RATES: Record<string, TaxRate[]> = {
  AL: [stateTax('Alabama', 400, false)],
  AR: [stateTax('Arkansas', 650, true)],
  AZ: [stateTax('Arizona', 560, false)],
  CA: [stateTax('California', 725, false)],
  CO: [stateTax('Colorado', 290, false)],
  CT: [stateTax('Connecticut', 635, true)],
  DC: [stateTax('District of Columbia', 600, true)],
  FL: [stateTax('Florida', 600, false)],
  GA: [stateTax('Georgia', 400, true)],
  HI: [stateTax('Hawaii', 400, true)],
  IA: [stateTax('Iowa', 600, false)],
  ID: [stateTax('Idaho', 600, false)],
  IL: [stateTax('Illinois', 625, false)],
  IN: [stateTax('Indiana', 700, true)],
  KS: [stateTax('Kansas', 650, false)],
  KY: [stateTax('Kentucky', 600, true)],
  LA: [stateTax('Louisiana', 500, false)],
  MA: [stateTax('Massachusetts', 625, false)],
  MD: [stateTax('Maryland', 600, false)],
  ME: [stateTax('Maine', 550, false)],
  MI: [stateTax('Michigan', 600, false)],
  MN: [stateTax('Minnesota', 687.5, true)],
  MO: [stateTax('Missouri', 422.5, false)],
  MS: [stateTax('Mississippi', 700, true)],
  NC: [stateTax('North Carolina', 475, true)],
  ND: [stateTax('North Dakota', 500, true)],
  NE: [stateTax('Nebraska', 550, true)],
  NJ: [stateTax('New Jersey', 662.5, true)],
  NM: [stateTax('New Mexico', 487.5, true)],
  NV: [stateTax('Nevada', 685, false)],
  NY: [stateTax('New York', 400, true)],
  OH: [stateTax('Ohio', 575, true)],
  OK: [stateTax('Oklahoma', 450, false)],
  PA: [stateTax('Pennsylvania', 600, true)],
  RI: [stateTax('Rhode Island', 700, true)],
  SC: [stateTax('South Carolina', 600, true)],
  SD: [stateTax('South Dakota', 420, true)],
  TN: [stateTax('Tennessee', 700, true)],
  TX: [stateTax('Texas', 625, true)],
  UT: [stateTax('Utah', 610, false)],
  VA: [stateTax('Virginia', 530, false)],
  VT: [stateTax('Vermont', 600, true)],
  WA: [stateTax('Washington', 650, true)],
  WI: [stateTax('Wisconsin', 500, true)],
  WV: [stateTax('West Virginia', 600, true)],
  WY: [stateTax('Wyoming', 400, false)],
};

function stateTax(state: string, basisPoints: number, taxesDelivery: boolean): TaxRate {
  return { title: `${state} sales tax`, basisPoints, taxesDelivery };
}
