import type { DiscountSeed } from '#embedded/commerce/discounts/discount-seed.ts';

/**
 * Carts worked out by hand, each with its arithmetic above what it must come to, in cents; each is also ordered, by a postal code
 * of its state or province in `codes` of checkout-worked.test.ts. Cart, checkout, order and mail must all show these figures. Prices are the demonstration shop's (content/products), codes its own and those of
 * `workedDiscounts`; delivery is 7.00 (CA$14.00), fast 18.00 (CA$32.00), nothing from 120.00 (CA$160.00) on.
 */
export type WorkedCart = {
  name: string;
  /** The buyer's country, which decides the currency. */
  market: 'US' | 'CA';
  /** Country, or country and province: `US-MI`, which needs a code in checkout-worked.test.ts. Left out, the destination is not known yet. */
  to?: string;
  /** In the order a cart shows them: newest first. */
  lines: [sku: string, quantity: number][];
  codes?: string[];
  cards?: string[];
  delivery?: 'standard' | 'express' | 'collect';
  /** What each line costs after all discounts. */
  totals: number[];
  /** What each discount that applies takes from each line; an automatic one by its title. */
  off?: Record<string, number[]>;
  /** After discounts; null while there is none. */
  shipping: number | null;
  /** What a discount took from delivery. */
  shippingOff?: number;
  /** One entry a rate. */
  taxes: number[];
  total: number;
  /** What each gift card that can pay here pays. */
  paid?: number[];
  /** Codes that do not count. */
  refused?: string[];
  /** One after the other: pieces by the index of their line, and how much of the delivery, before tax. */
  refunds?: { pieces: [line: number, quantity: number][]; shipping: number; tax: number; amount: number }[];
};

const SINCE = '2026-01-01T00:00:00.000Z';
const WITH_ALL = { lines: true, order: true, shipping: true };

export const workedDiscounts: DiscountSeed[] = [
  {
    number: 201,
    code: 'THIRD',
    title: 'A third, nearly',
    target: 'order',
    value: { kind: 'percentage', basisPoints: 3333 },
    startsAt: SINCE,
  },
  {
    number: 202,
    code: 'ODD777',
    title: 'Odd',
    target: 'order',
    value: { kind: 'fixed', amounts: { USD: 7_77, CAD: 9_99 } },
    combinesWith: WITH_ALL,
    startsAt: SINCE,
  },
  {
    number: 203,
    code: 'EVEN5',
    title: 'Five percent',
    target: 'order',
    value: { kind: 'percentage', basisPoints: 500 },
    combinesWith: WITH_ALL,
    startsAt: SINCE,
  },
  {
    number: 204,
    code: 'PAPER10',
    title: 'Ten off paper and pockets',
    target: 'lines',
    value: { kind: 'fixed', amounts: { USD: 10_00, CAD: 13_00 } },
    entitled: { collections: ['paper-and-pockets'] },
    combinesWith: WITH_ALL,
    startsAt: SINCE,
  },
  {
    number: 205,
    code: 'CARDS50',
    title: 'Half off postcards',
    target: 'lines',
    value: { kind: 'percentage', basisPoints: 5000 },
    entitled: { products: ['postcards'] },
    combinesWith: WITH_ALL,
    startsAt: SINCE,
  },
  {
    number: 206,
    code: 'EVERYTHING20',
    title: 'A fifth off everything',
    target: 'lines',
    value: { kind: 'percentage', basisPoints: 2000 },
    combinesWith: { lines: true },
    startsAt: SINCE,
  },
  {
    number: 207,
    code: 'BIG500',
    title: 'Five hundred',
    target: 'order',
    value: { kind: 'fixed', amounts: { USD: 500_00, CAD: 650_00 } },
    combinesWith: { shipping: true },
    startsAt: SINCE,
  },
  {
    number: 208,
    code: null,
    title: 'Thirty sets of postcards',
    target: 'lines',
    value: { kind: 'percentage', basisPoints: 1000 },
    entitled: { products: ['postcards'] },
    minimumQuantity: 30,
    combinesWith: WITH_ALL,
    startsAt: SINCE,
  },
];

export const workedCarts: WorkedCart[] = [
  // --- Plain sums, the destination not known.
  {
    name: 'one key tag',
    market: 'US',
    lines: [['ASH-KEY-SIR', 1]],
    totals: [32_00],
    shipping: null,
    taxes: [],
    total: 32_00,
  },
  {
    name: 'two mugs and a tea towel',
    market: 'US',
    lines: [
      ['ASH-MUG-KARLS', 2],
      ['ASH-TOWEL-MINT', 1],
    ],
    // 2 × 19.90 = 39.80; 39.80 + 22.00
    totals: [39_80, 22_00],
    shipping: null,
    taxes: [],
    total: 61_80,
  },
  {
    name: 'two candles and postcards in Canadian dollars',
    market: 'CA',
    lines: [
      ['ASH-CANDLE', 2],
      ['ASH-CARDS-10', 1],
    ],
    // 2 × 32.50 = 65.00; 65.00 + 21.50
    totals: [65_00, 21_50],
    shipping: null,
    taxes: [],
    total: 86_50,
  },

  // --- Sales taxes of US states.
  {
    name: 'Michigan: 6 % of the goods alone',
    market: 'US',
    to: 'US-MI',
    lines: [['ASH-KEY-SIR', 2]],
    // 64.00 × 6 % = 3.84; 64.00 + 7.00 + 3.84
    totals: [64_00],
    shipping: 7_00,
    taxes: [3_84],
    total: 74_84,
  },
  {
    name: 'Oregon: no tax',
    market: 'US',
    to: 'US-OR',
    lines: [['ASH-LINO-L-SIR', 1]],
    // 85.00 + 7.00
    totals: [85_00],
    shipping: 7_00,
    taxes: [],
    total: 92_00,
  },
  {
    name: 'New York: 4 %, delivery too',
    market: 'US',
    to: 'US-NY',
    lines: [['ASH-KEY-SIR', 1]],
    // 32.00 × 4 % = 1.28; 7.00 × 4 % = 0.28; together 1.56; 32.00 + 7.00 + 1.56
    totals: [32_00],
    shipping: 7_00,
    taxes: [1_56],
    total: 40_56,
  },
  {
    name: 'California: 7.25 %',
    market: 'US',
    to: 'US-CA',
    lines: [['ASH-MUG-KARLS', 3]],
    // 3 × 19.90 = 59.70; × 7.25 % = 4.32825 → 4.33; 59.70 + 7.00 + 4.33
    totals: [59_70],
    shipping: 7_00,
    taxes: [4_33],
    total: 71_03,
  },
  {
    name: 'Texas: 6.25 % by line, delivery too',
    market: 'US',
    to: 'US-TX',
    lines: [
      ['ASH-PICKS-5', 1],
      ['ASH-CANDLE', 1],
    ],
    // 36.50 → 2.28125 → 2.28; 24.00 → 1.50; 7.00 → 0.4375 → 0.44; together 4.22; 60.50 + 7.00 + 4.22
    totals: [36_50, 24_00],
    shipping: 7_00,
    taxes: [4_22],
    total: 71_72,
  },
  {
    name: 'New Jersey: 6.625 %, delivery too',
    market: 'US',
    to: 'US-NJ',
    lines: [['ASH-CANDLE', 1]],
    // 24.00 → 1.59; 7.00 → 0.46375 → 0.46; together 2.05; 24.00 + 7.00 + 2.05
    totals: [24_00],
    shipping: 7_00,
    taxes: [2_05],
    total: 33_05,
  },
  {
    name: 'Minnesota: 6.875 %, delivery too',
    market: 'US',
    to: 'US-MN',
    lines: [['ASH-MUG-KARLS', 1]],
    // 19.90 → 1.368125 → 1.37; 7.00 → 0.48125 → 0.48; together 1.85; 19.90 + 7.00 + 1.85
    totals: [19_90],
    shipping: 7_00,
    taxes: [1_85],
    total: 28_75,
  },
  {
    name: 'Missouri: 4.225 %',
    market: 'US',
    to: 'US-MO',
    lines: [['ASH-CARDS-10', 1]],
    // 16.00 → 0.676 → 0.68; 16.00 + 7.00 + 0.68
    totals: [16_00],
    shipping: 7_00,
    taxes: [68],
    total: 23_68,
  },
  {
    name: 'Rhode Island: 7 %, sent for nothing from 120.00',
    market: 'US',
    to: 'US-RI',
    lines: [['ASH-ROBE-M', 1]],
    // 138.00 × 7 % = 9.66; 138.00 + 0.00 + 9.66
    totals: [138_00],
    shipping: 0,
    taxes: [9_66],
    total: 147_66,
  },
  {
    name: 'New Mexico: 4.875 %, a half cent goes up',
    market: 'US',
    to: 'US-NM',
    lines: [['ASH-PINS-5', 1]],
    // 28.00 → 1.365 → 1.37; 7.00 → 0.34125 → 0.34; together 1.71; 28.00 + 7.00 + 1.71
    totals: [28_00],
    shipping: 7_00,
    taxes: [1_71],
    total: 36_71,
  },
  {
    name: 'a state not yet known: delivery, no tax',
    market: 'US',
    to: 'US',
    lines: [['ASH-KEY-SIR', 1]],
    // 32.00 + 7.00
    totals: [32_00],
    shipping: 7_00,
    taxes: [],
    total: 39_00,
  },
  {
    name: 'Utah: 6.1 %, fast',
    market: 'US',
    to: 'US-UT',
    delivery: 'express',
    lines: [['ASH-TOWEL-MINT', 2]],
    // 44.00 → 2.684 → 2.68; 44.00 + 18.00 + 2.68
    totals: [44_00],
    shipping: 18_00,
    taxes: [2_68],
    total: 64_68,
  },
  {
    name: 'Pennsylvania: 6 %, fast, delivery taxed',
    market: 'US',
    to: 'US-PA',
    delivery: 'express',
    lines: [['ASH-TOTE-EMB', 1]],
    // 42.00 → 2.52; 18.00 → 1.08; together 3.60; 42.00 + 18.00 + 3.60
    totals: [42_00],
    shipping: 18_00,
    taxes: [3_60],
    total: 63_60,
  },
  {
    name: 'Washington: collected at a desk',
    market: 'US',
    to: 'US-WA',
    delivery: 'collect',
    lines: [['ASH-KEY-SIR', 3]],
    // 96.00 × 6.5 % = 6.24; 96.00 + 0.00 + 6.24
    totals: [96_00],
    shipping: 0,
    taxes: [6_24],
    total: 102_24,
  },
  {
    name: 'Tennessee: 4.50 short of free delivery',
    market: 'US',
    to: 'US-TN',
    lines: [
      ['ASH-MUG-KARLS', 5],
      ['ASH-CARDS-10', 1],
    ],
    // 5 × 19.90 = 99.50; × 7 % = 6.965 → 6.97; 16.00 → 1.12; 7.00 → 0.49; together 8.58; 115.50 + 7.00 + 8.58
    totals: [99_50, 16_00],
    shipping: 7_00,
    taxes: [8_58],
    total: 131_08,
  },
  {
    name: 'Georgia: exactly 120.00 goes for nothing',
    market: 'US',
    to: 'US-GA',
    lines: [['ASH-CANDLE', 5]],
    // 5 × 24.00 = 120.00; × 4 % = 4.80; 120.00 + 0.00 + 4.80
    totals: [120_00],
    shipping: 0,
    taxes: [4_80],
    total: 124_80,
  },
  {
    name: 'Idaho: fifteen robes are 21 kg, too heavy to go fast',
    market: 'US',
    to: 'US-ID',
    delivery: 'express',
    lines: [['ASH-ROBE-M', 15]],
    // 15 × 1,400 g = 21,000 g; 15 × 138.00 = 2,070.00; × 6 % = 124.20; 2,070.00 + 0.00 + 124.20
    totals: [2_070_00],
    shipping: 0,
    taxes: [124_20],
    total: 2_194_20,
  },

  // --- GST, HST, PST, RST and QST.
  {
    name: 'Ontario: HST 13 %',
    market: 'CA',
    to: 'CA-ON',
    lines: [['ASH-KEY-SIR', 1]],
    // 42.00 → 5.46; 14.00 → 1.82; together 7.28; 42.00 + 14.00 + 7.28
    totals: [42_00],
    shipping: 14_00,
    taxes: [7_28],
    total: 63_28,
  },
  {
    name: 'Quebec: GST 5 % and QST 9.975 %, each on the price alone',
    market: 'CA',
    to: 'CA-QC',
    lines: [['ASH-CANDLE', 1]],
    // GST 32.50 → 1.625 → 1.63, 14.00 → 0.70: 2.33; QST 32.50 → 3.241875 → 3.24, 14.00 → 1.3965 → 1.40: 4.64
    // 32.50 + 14.00 + 2.33 + 4.64
    totals: [32_50],
    shipping: 14_00,
    taxes: [2_33, 4_64],
    total: 53_47,
  },
  {
    name: 'British Columbia: GST 5 % and PST 7 %',
    market: 'CA',
    to: 'CA-BC',
    lines: [['ASH-TOTE-EMB', 1]],
    // GST 2.80 + 0.70 = 3.50; PST 3.92 + 0.98 = 4.90; 56.00 + 14.00 + 3.50 + 4.90
    totals: [56_00],
    shipping: 14_00,
    taxes: [3_50, 4_90],
    total: 78_40,
  },
  {
    name: 'Alberta: GST alone',
    market: 'CA',
    to: 'CA-AB',
    lines: [['ASH-CARDS-10', 2]],
    // 43.00 → 2.15; 14.00 → 0.70; together 2.85; 43.00 + 14.00 + 2.85
    totals: [43_00],
    shipping: 14_00,
    taxes: [2_85],
    total: 59_85,
  },
  {
    name: 'Nova Scotia: HST 14 %',
    market: 'CA',
    to: 'CA-NS',
    lines: [['ASH-LINO-S-SIR', 1]],
    // 64.00 → 8.96; 14.00 → 1.96; together 10.92; 64.00 + 14.00 + 10.92
    totals: [64_00],
    shipping: 14_00,
    taxes: [10_92],
    total: 88_92,
  },
  {
    name: 'New Brunswick: HST 15 %, sent for nothing from 160.00',
    market: 'CA',
    to: 'CA-NB',
    lines: [['ASH-ROBE-M', 1]],
    // 189.00 × 15 % = 28.35; 189.00 + 0.00 + 28.35
    totals: [189_00],
    shipping: 0,
    taxes: [28_35],
    total: 217_35,
  },
  {
    name: 'Saskatchewan: GST 5 % and PST 6 %, fast',
    market: 'CA',
    to: 'CA-SK',
    delivery: 'express',
    lines: [['ASH-PICKS-5', 1]],
    // GST 2.40 + 1.60 = 4.00; PST 2.88 + 1.92 = 4.80; 48.00 + 32.00 + 4.00 + 4.80
    totals: [48_00],
    shipping: 32_00,
    taxes: [4_00, 4_80],
    total: 88_80,
  },
  {
    name: 'Manitoba: GST 5 % and RST 7 %, two lines',
    market: 'CA',
    to: 'CA-MB',
    lines: [
      ['ASH-MUG-KARLS', 1],
      ['ASH-TOWEL-MINT', 1],
    ],
    // GST 1.30 + 1.45 + 0.70 = 3.45; RST 1.82 + 2.03 + 0.98 = 4.83; 55.00 + 14.00 + 3.45 + 4.83
    totals: [26_00, 29_00],
    shipping: 14_00,
    taxes: [3_45, 4_83],
    total: 77_28,
  },
  {
    name: 'Yukon: GST, a half cent goes up',
    market: 'CA',
    to: 'CA-YT',
    lines: [['ASH-PINS-5', 1]],
    // 36.50 → 1.825 → 1.83; 14.00 → 0.70; together 2.53; 36.50 + 14.00 + 2.53
    totals: [36_50],
    shipping: 14_00,
    taxes: [2_53],
    total: 53_03,
  },
  {
    name: 'Quebec: two lines, each rounded by itself',
    market: 'CA',
    to: 'CA-QC',
    lines: [
      ['ASH-MUG-KARLS', 3],
      ['ASH-CARDS-10', 1],
    ],
    // GST 78.00 → 3.90, 21.50 → 1.075 → 1.08, 14.00 → 0.70: 5.68
    // QST 78.00 → 7.7805 → 7.78, 21.50 → 2.144625 → 2.14, 14.00 → 1.40: 11.32; 99.50 + 14.00 + 5.68 + 11.32
    totals: [78_00, 21_50],
    shipping: 14_00,
    taxes: [5_68, 11_32],
    total: 130_50,
  },
  {
    name: 'US dollars sent to Ontario: 10.50 to send',
    market: 'US',
    to: 'CA-ON',
    lines: [['ASH-KEY-SIR', 2]],
    // 64.00 → 8.32; 10.50 → 1.365 → 1.37; together 9.69; 64.00 + 10.50 + 9.69
    totals: [64_00],
    shipping: 10_50,
    taxes: [9_69],
    total: 84_19,
  },
  {
    name: 'Canadian dollars sent to Oregon: CA$9.50 to send',
    market: 'CA',
    to: 'US-OR',
    lines: [['ASH-KEY-SIR', 1]],
    // 42.00 + 9.50
    totals: [42_00],
    shipping: 9_50,
    taxes: [],
    total: 51_50,
  },

  // --- Discounts of lines.
  {
    name: '15 % off the mug, not off the key tag',
    market: 'US',
    lines: [
      ['ASH-MUG-KARLS', 1],
      ['ASH-KEY-SIR', 1],
    ],
    codes: ['TABLE15'],
    // 19.90 × 15 % = 2.985 → 2.99; 19.90 − 2.99 = 16.91; 16.91 + 32.00
    totals: [16_91, 32_00],
    off: { TABLE15: [2_99, 0] },
    shipping: null,
    taxes: [],
    total: 48_91,
  },
  {
    name: '15 % by line, then Michigan’s tax by line',
    market: 'US',
    to: 'US-MI',
    lines: [
      ['ASH-MUG-KARLS', 2],
      ['ASH-TOWEL-MINT', 1],
      ['ASH-PICKS-5', 1],
    ],
    codes: ['TABLE15'],
    // 39.80 → 5.97, leaves 33.83; 22.00 → 3.30, leaves 18.70; 36.50 → 5.475 → 5.48, leaves 31.02; together 83.55
    // 6 %: 2.0298 → 2.03, 1.122 → 1.12, 1.8612 → 1.86: 5.01; 83.55 + 7.00 + 5.01
    totals: [33_83, 18_70, 31_02],
    off: { TABLE15: [5_97, 3_30, 5_48] },
    shipping: 7_00,
    taxes: [5_01],
    total: 95_56,
  },
  {
    name: '5.00 off every key tag from four, over two lines',
    market: 'US',
    to: 'US-TX',
    lines: [
      ['ASH-KEY-SIR', 3],
      ['ASH-KEY-PAP', 1],
    ],
    codes: ['FOURKEYS'],
    // 96.00 − 3 × 5.00 = 81.00; 32.00 − 5.00 = 27.00; 6.25 %: 5.0625 → 5.06, 1.6875 → 1.69, 7.00 → 0.44: 7.19
    // 108.00 + 7.00 + 7.19
    totals: [81_00, 27_00],
    off: { FOURKEYS: [15_00, 5_00] },
    shipping: 7_00,
    taxes: [7_19],
    total: 122_19,
  },
  {
    name: 'three key tags are not four',
    market: 'US',
    lines: [['ASH-KEY-SIR', 3]],
    codes: ['FOURKEYS'],
    // 3 × 32.00
    totals: [96_00],
    shipping: null,
    taxes: [],
    total: 96_00,
    refused: ['FOURKEYS'],
  },
  {
    name: '30.00 spread over robe and blanket by largest remainder',
    market: 'US',
    to: 'US-RI',
    lines: [
      ['ASH-ROBE-M', 1],
      ['ASH-LAP-ULTR', 1],
    ],
    codes: ['ROBE30'],
    // 30.00 × 138/266 = 15.5639, × 128/266 = 14.4361; down 15.56 and 14.43, the cent left to the blanket (.61 > .39)
    // 138.00 − 15.56 = 122.44; 128.00 − 14.44 = 113.56; 7 %: 8.5708 → 8.57, 7.9492 → 7.95: 16.52; 236.00 + 16.52
    totals: [122_44, 113_56],
    off: { ROBE30: [15_56, 14_44] },
    shipping: 0,
    taxes: [16_52],
    total: 252_52,
    // The robe comes back: 122.44 + 8.57. Then the blanket: 113.56 + 7.95.
    refunds: [
      { pieces: [[0, 1]], shipping: 0, tax: 8_57, amount: 131_01 },
      { pieces: [[1, 1]], shipping: 0, tax: 7_95, amount: 121_51 },
    ],
  },
  {
    name: 'CA$40.00 spread over robe and blanket',
    market: 'CA',
    to: 'CA-ON',
    lines: [
      ['ASH-ROBE-M', 1],
      ['ASH-LAP-ULTR', 1],
    ],
    codes: ['ROBE30'],
    // 40.00 × 189/363 = 20.8264, × 174/363 = 19.1736; down 20.82 and 19.17, the cent left to the robe (.64 > .36)
    // 189.00 − 20.83 = 168.17; 174.00 − 19.17 = 154.83; 13 %: 21.8621 → 21.86, 20.1279 → 20.13: 41.99; 323.00 + 41.99
    totals: [168_17, 154_83],
    off: { ROBE30: [20_83, 19_17] },
    shipping: 0,
    taxes: [41_99],
    total: 364_99,
  },
  {
    name: '10.00 over three lines: two cents left over',
    market: 'US',
    lines: [
      ['ASH-KEY-SIR', 1],
      ['ASH-TOTE-EMB', 1],
      ['ASH-CARDS-10', 1],
    ],
    codes: ['PAPER10'],
    // × 32/90 = 3.5556, × 42/90 = 4.6667, × 16/90 = 1.7778; down 3.55, 4.66, 1.77: 9.98; the cents to .78 and .67
    // 32.00 − 3.55, 42.00 − 4.67, 16.00 − 1.78
    totals: [28_45, 37_33, 14_22],
    off: { PAPER10: [3_55, 4_67, 1_78] },
    shipping: null,
    taxes: [],
    total: 80_00,
  },
  {
    name: '10.00 off what is entitled alone',
    market: 'US',
    lines: [
      ['ASH-KEY-SIR', 1],
      ['ASH-MUG-KARLS', 1],
    ],
    codes: ['PAPER10'],
    // 32.00 − 10.00 = 22.00; 22.00 + 19.90
    totals: [22_00, 19_90],
    off: { PAPER10: [10_00, 0] },
    shipping: null,
    taxes: [],
    total: 41_90,
  },
  {
    name: 'half off postcards, to Quebec',
    market: 'CA',
    to: 'CA-QC',
    lines: [['ASH-CARDS-10', 3]],
    codes: ['CARDS50'],
    // 64.50 − 32.25 = 32.25; GST 1.6125 → 1.61 + 0.70 = 2.31; QST 3.21693… → 3.22 + 1.40 = 4.62
    // 32.25 + 14.00 + 2.31 + 4.62
    totals: [32_25],
    off: { CARDS50: [32_25] },
    shipping: 14_00,
    taxes: [2_31, 4_62],
    total: 53_18,
  },
  {
    name: 'two discounts reach the mug: the better one is taken, the other takes nothing',
    market: 'US',
    lines: [
      ['ASH-MUG-KARLS', 1],
      ['ASH-KEY-SIR', 1],
    ],
    codes: ['TABLE15', 'EVERYTHING20'],
    // mug: 20 % = 3.98 beats 15 % = 2.99; key tag: 6.40; 15.92 + 25.60
    totals: [15_92, 25_60],
    off: { EVERYTHING20: [3_98, 6_40] },
    shipping: null,
    taxes: [],
    total: 41_52,
    refused: ['TABLE15'],
  },
  {
    name: 'two discounts, each the best for one line',
    market: 'US',
    lines: [
      ['ASH-CARDS-10', 1],
      ['ASH-KEY-SIR', 1],
    ],
    codes: ['EVERYTHING20', 'CARDS50'],
    // postcards: 50 % = 8.00 beats 20 % = 3.20; key tag: 20 % = 6.40; 8.00 + 25.60
    totals: [8_00, 25_60],
    off: { CARDS50: [8_00, 0], EVERYTHING20: [0, 6_40] },
    shipping: null,
    taxes: [],
    total: 33_60,
  },
  {
    name: 'an automatic discount needs no code',
    market: 'US',
    to: 'US-OR',
    lines: [['ASH-CARDS-10', 30]],
    // 30 × 16.00 = 480.00; less 10 % = 48.00
    totals: [432_00],
    off: { 'Thirty sets of postcards': [48_00] },
    shipping: 0,
    taxes: [],
    total: 432_00,
  },
  {
    name: 'one piece short of an automatic discount',
    market: 'US',
    to: 'US-OR',
    lines: [['ASH-CARDS-10', 29]],
    // 29 × 16.00
    totals: [464_00],
    shipping: 0,
    taxes: [],
    total: 464_00,
  },

  // --- Discounts of the order.
  {
    name: '10 % off one line',
    market: 'US',
    lines: [['ASH-KEY-SIR', 2]],
    codes: ['WELCOME10'],
    // 64.00 − 6.40
    totals: [57_60],
    off: { WELCOME10: [6_40] },
    shipping: null,
    taxes: [],
    total: 57_60,
  },
  {
    name: '10 % over three lines, to Michigan',
    market: 'US',
    to: 'US-MI',
    lines: [
      ['ASH-MUG-KARLS', 1],
      ['ASH-CANDLE', 1],
      ['ASH-CARDS-10', 1],
    ],
    codes: ['WELCOME10'],
    // 59.90 × 10 % = 5.99: 1.99, 2.40, 1.60; leaves 17.91, 21.60, 14.40: 53.91
    // 6 %: 1.0746 → 1.07, 1.296 → 1.30, 0.864 → 0.86: 3.23; 53.91 + 7.00 + 3.23
    totals: [17_91, 21_60, 14_40],
    off: { WELCOME10: [1_99, 2_40, 1_60] },
    shipping: 7_00,
    taxes: [3_23],
    total: 64_14,
  },
  {
    name: '33.33 %: worked out on the sum, then spread',
    market: 'US',
    lines: [
      ['ASH-KEY-SIR', 1],
      ['ASH-TOWEL-MINT', 1],
      ['ASH-CARDS-10', 1],
    ],
    codes: ['THIRD'],
    // 70.00 × 33.33 % = 23.331 → 23.33; × 32/70 = 10.6651, × 22/70 = 7.3323, × 16/70 = 5.3326
    // down 10.66, 7.33, 5.33: 23.32; the cent to the key tag; leaves 21.33, 14.67, 10.67
    totals: [21_33, 14_67, 10_67],
    off: { THIRD: [10_67, 7_33, 5_33] },
    shipping: null,
    taxes: [],
    total: 46_67,
  },
  {
    name: '96.00 is below the minimum of 100.00',
    market: 'US',
    lines: [['ASH-KEY-SIR', 3]],
    codes: ['TAKE20'],
    totals: [96_00],
    shipping: null,
    taxes: [],
    total: 96_00,
    refused: ['TAKE20'],
  },
  {
    name: '20.00 off 100.50, to Texas',
    market: 'US',
    to: 'US-TX',
    lines: [
      ['ASH-KEY-SIR', 2],
      ['ASH-PICKS-5', 1],
    ],
    codes: ['TAKE20'],
    // 20.00 × 64/100.5 = 12.7363, × 36.5/100.5 = 7.2637; down 12.73 and 7.26, the cent to the key tags (.63 > .37)
    // 64.00 − 12.74 = 51.26; 36.50 − 7.26 = 29.24; 6.25 %: 3.20375 → 3.20, 1.8275 → 1.83, 0.4375 → 0.44: 5.47
    // 80.50 + 7.00 + 5.47
    totals: [51_26, 29_24],
    off: { TAKE20: [12_74, 7_26] },
    shipping: 7_00,
    taxes: [5_47],
    total: 92_97,
  },
  {
    name: 'CA$25.00 off from CA$135.00, to Alberta',
    market: 'CA',
    to: 'CA-AB',
    lines: [
      ['ASH-TOTE-EMB', 2],
      ['ASH-MUG-KARLS', 1],
    ],
    codes: ['TAKE20'],
    // 112.00 + 26.00 = 138.00; 25.00 × 112/138 = 20.2899, × 26/138 = 4.7101; down 20.28 and 4.71, the cent to the totes
    // 112.00 − 20.29 = 91.71; 26.00 − 4.71 = 21.29; 5 %: 4.5855 → 4.59, 1.0645 → 1.06, 0.70: 6.35
    // 113.00 + 14.00 + 6.35
    totals: [91_71, 21_29],
    off: { TAKE20: [20_29, 4_71] },
    shipping: 14_00,
    taxes: [6_35],
    total: 133_35,
  },
  {
    name: '7.77 over two equal lines: the odd cent to the first',
    market: 'US',
    lines: [
      ['ASH-KEY-SIR', 1],
      ['ASH-KEY-PAP', 1],
    ],
    codes: ['ODD777'],
    // 3.885 each; down 3.88 and 3.88, the cent to the first; 32.00 − 3.89, 32.00 − 3.88
    totals: [28_11, 28_12],
    off: { ODD777: [3_89, 3_88] },
    shipping: null,
    taxes: [],
    total: 56_23,
  },
  {
    name: 'more off than there is: nothing to pay but delivery and its tax',
    market: 'US',
    to: 'US-NY',
    lines: [['ASH-MUG-KARLS', 1]],
    codes: ['BIG500'],
    // 19.90 − 19.90 = 0.00; 7.00 × 4 % = 0.28; 0.00 + 7.00 + 0.28
    totals: [0],
    off: { BIG500: [19_90] },
    shipping: 7_00,
    taxes: [28],
    total: 7_28,
    // The mug was a present: nothing comes back for it. The delivery: 7.00 + 0.28.
    refunds: [
      { pieces: [[0, 1]], shipping: 0, tax: 0, amount: 0 },
      { pieces: [], shipping: 7_00, tax: 28, amount: 7_28 },
    ],
  },
  {
    name: 'two discounts of the order: 7.77, then 5 % of what is left',
    market: 'US',
    lines: [
      ['ASH-KEY-SIR', 1],
      ['ASH-CANDLE', 1],
    ],
    codes: ['ODD777', 'EVEN5'],
    // 7.77 × 32/56 = 4.44, × 24/56 = 3.33; leaves 27.56 and 20.67: 48.23; 5 % = 2.4115 → 2.41
    // 2.41 × 27.56/48.23 = 1.3771, × 20.67/48.23 = 1.0329; down 1.37 and 1.03, the cent to the key tag
    // 27.56 − 1.38 = 26.18; 20.67 − 1.03 = 19.64
    totals: [26_18, 19_64],
    off: { ODD777: [4_44, 3_33], EVEN5: [1_38, 1_03] },
    shipping: null,
    taxes: [],
    total: 45_82,
  },
  {
    name: 'the same two, entered the other way round',
    market: 'US',
    lines: [
      ['ASH-KEY-SIR', 1],
      ['ASH-CANDLE', 1],
    ],
    codes: ['EVEN5', 'ODD777'],
    // 56.00 × 5 % = 2.80: 1.60, 1.20; leaves 30.40 and 22.80; 7.77 × 30.4/53.2 = 4.44, × 22.8/53.2 = 3.33
    totals: [25_96, 19_47],
    off: { EVEN5: [1_60, 1_20], ODD777: [4_44, 3_33] },
    shipping: null,
    taxes: [],
    total: 45_43,
  },

  // --- What goes together and what does not.
  {
    name: 'a discount of lines, then one of the order on what is left',
    market: 'US',
    lines: [
      ['ASH-MUG-KARLS', 1],
      ['ASH-KEY-SIR', 1],
    ],
    codes: ['WELCOME10', 'TABLE15'],
    // 19.90 − 2.99 = 16.91; 16.91 + 32.00 = 48.91; 10 % = 4.891 → 4.89; × 16.91/48.91 = 1.6907, × 32/48.91 = 3.1993
    // down 1.69 and 3.19, the cent to the key tag; 16.91 − 1.69 = 15.22; 32.00 − 3.20 = 28.80
    totals: [15_22, 28_80],
    off: { TABLE15: [2_99, 0], WELCOME10: [1_69, 3_20] },
    shipping: null,
    taxes: [],
    total: 44_02,
  },
  {
    name: 'two that do not go together: the one that saves more',
    market: 'US',
    lines: [['ASH-KEY-SIR', 4]],
    codes: ['WELCOME10', 'TAKE20'],
    // 10 % of 128.00 is 12.80, less than 20.00; 128.00 − 20.00
    totals: [108_00],
    off: { TAKE20: [20_00] },
    shipping: null,
    taxes: [],
    total: 108_00,
    refused: ['WELCOME10'],
  },
  {
    name: 'above 200.00 the percentage saves more',
    market: 'US',
    lines: [
      ['ASH-LAP-ULTR', 1],
      ['ASH-LINO-L-SIR', 1],
    ],
    codes: ['TAKE20', 'WELCOME10'],
    // 10 % of 213.00 is 21.30, more than 20.00: 12.80 and 8.50; 115.20 + 76.50
    totals: [115_20, 76_50],
    off: { WELCOME10: [12_80, 8_50] },
    shipping: null,
    taxes: [],
    total: 191_70,
    refused: ['TAKE20'],
  },
  {
    name: '10 % and free delivery, to New York',
    market: 'US',
    to: 'US-NY',
    lines: [['ASH-KEY-SIR', 1]],
    codes: ['WELCOME10', 'FREESHIP'],
    // 32.00 − 3.20 = 28.80; 7.00 − 7.00; 28.80 × 4 % = 1.152 → 1.15; 28.80 + 0.00 + 1.15
    totals: [28_80],
    off: { WELCOME10: [3_20] },
    shipping: 0,
    shippingOff: 7_00,
    taxes: [1_15],
    total: 29_95,
  },
  {
    name: '20.00 off and free delivery, to Michigan',
    market: 'US',
    to: 'US-MI',
    lines: [['ASH-TOTE-EMB', 3]],
    codes: ['TAKE20', 'FREESHIP'],
    // 126.00 − 20.00 = 106.00, below 120.00: 7.00 − 7.00; 106.00 × 6 % = 6.36; 106.00 + 0.00 + 6.36
    totals: [106_00],
    off: { TAKE20: [20_00] },
    shipping: 0,
    shippingOff: 7_00,
    taxes: [6_36],
    total: 112_36,
  },
  {
    name: 'of three codes the pair that saves most',
    market: 'US',
    to: 'US-OR',
    lines: [
      ['ASH-KEY-SIR', 4],
      ['ASH-ROBE-M', 1],
    ],
    codes: ['FREESHIP', 'FOURKEYS', 'ROBE30'],
    // ROBE30 does not go with FREESHIP. FOURKEYS and ROBE30: 20.00 + 30.00; FREESHIP and FOURKEYS: 20.00, for it is
    // sent for nothing anyway. 128.00 − 20.00 = 108.00; 138.00 − 30.00 = 108.00
    totals: [108_00, 108_00],
    off: { FOURKEYS: [20_00, 0], ROBE30: [0, 30_00] },
    shipping: 0,
    taxes: [],
    total: 216_00,
    refused: ['FREESHIP'],
  },

  // --- Free delivery.
  {
    name: 'free delivery takes the fast one too, to Ontario',
    market: 'CA',
    to: 'CA-ON',
    delivery: 'express',
    lines: [['ASH-KEY-SIR', 1]],
    codes: ['FREESHIP'],
    // 32.00 − 32.00; 42.00 × 13 % = 5.46; 42.00 + 0.00 + 5.46
    totals: [42_00],
    shipping: 0,
    shippingOff: 32_00,
    taxes: [5_46],
    total: 47_46,
  },
  {
    name: 'free delivery where it costs nothing takes nothing',
    market: 'US',
    to: 'US-RI',
    lines: [['ASH-ROBE-M', 1]],
    codes: ['FREESHIP'],
    // 138.00 × 7 % = 9.66; 138.00 + 0.00 + 9.66
    totals: [138_00],
    shipping: 0,
    shippingOff: 0,
    taxes: [9_66],
    total: 147_66,
  },
  {
    name: 'free delivery is no use to who collects',
    market: 'US',
    to: 'US-OR',
    delivery: 'collect',
    lines: [['ASH-KEY-SIR', 1]],
    codes: ['FREESHIP'],
    totals: [32_00],
    shipping: 0,
    taxes: [],
    total: 32_00,
    refused: ['FREESHIP'],
  },
  {
    name: 'a discount takes an order below free delivery',
    market: 'US',
    to: 'US-OR',
    lines: [['ASH-CANDLE', 5]],
    codes: ['WELCOME10'],
    // 120.00 − 12.00 = 108.00, below 120.00; 108.00 + 7.00
    totals: [108_00],
    off: { WELCOME10: [12_00] },
    shipping: 7_00,
    taxes: [],
    total: 115_00,
  },

  // --- Gift cards pay last.
  {
    name: 'a card of 25.00 pays part',
    market: 'US',
    lines: [['ASH-KEY-SIR', 1]],
    cards: ['ASHGIFTUS025SRN1'],
    // 32.00 − 25.00 = 7.00 left
    totals: [32_00],
    shipping: null,
    taxes: [],
    total: 32_00,
    paid: [25_00],
  },
  {
    name: 'two cards, one after the other, pay delivery and tax too',
    market: 'US',
    to: 'US-NY',
    lines: [['ASH-KEY-SIR', 1]],
    cards: ['ASHGIFTUS025SRN1', 'ASHGIFTUS100ULY2'],
    // 1.28 + 0.28 = 1.56; 32.00 + 7.00 + 1.56 = 40.56; 25.00, then 15.56; nothing left
    totals: [32_00],
    shipping: 7_00,
    taxes: [1_56],
    total: 40_56,
    paid: [25_00, 15_56],
  },
  {
    name: 'a card of 100.00 pays all of it',
    market: 'US',
    to: 'US-MI',
    lines: [['ASH-MUG-KARLS', 1]],
    cards: ['ASHGIFTUS100ULY2'],
    // 19.90 × 6 % = 1.194 → 1.19; 19.90 + 7.00 + 1.19
    totals: [19_90],
    shipping: 7_00,
    taxes: [1_19],
    total: 28_09,
    paid: [28_09],
  },
  {
    name: 'a Canadian card in Ontario',
    market: 'CA',
    to: 'CA-ON',
    lines: [['ASH-KEY-SIR', 1]],
    cards: ['ASHGIFTCA050NEP4'],
    // 5.46 + 1.82 = 7.28; 42.00 + 14.00 + 7.28 = 63.28; less 50.00: 13.28 left
    totals: [42_00],
    shipping: 14_00,
    taxes: [7_28],
    total: 63_28,
    paid: [50_00],
  },
  {
    name: 'two Canadian cards pay a robe in New Brunswick',
    market: 'CA',
    to: 'CA-NB',
    lines: [['ASH-ROBE-M', 1]],
    cards: ['ASHGIFTCA050NEP4', 'ASHGIFTCA200SHE5'],
    // 189.00 × 15 % = 28.35; 217.35; 50.00, then 167.35
    totals: [189_00],
    shipping: 0,
    taxes: [28_35],
    total: 217_35,
    paid: [50_00, 167_35],
  },
  {
    name: 'a card in US dollars cannot pay in Canadian ones',
    market: 'CA',
    to: 'CA-AB',
    lines: [['ASH-CARDS-10', 2]],
    cards: ['ASHGIFTUS100ULY2'],
    // 2.15 + 0.70 = 2.85; 43.00 + 14.00 + 2.85
    totals: [43_00],
    shipping: 14_00,
    taxes: [2_85],
    total: 59_85,
    paid: [],
  },
  {
    name: 'a discount, two taxes and a card, in Quebec',
    market: 'CA',
    to: 'CA-QC',
    lines: [['ASH-CANDLE', 1]],
    codes: ['WELCOME10'],
    cards: ['ASHGIFTCA050NEP4'],
    // 32.50 − 3.25 = 29.25; GST 1.4625 → 1.46 + 0.70 = 2.16; QST 2.91768… → 2.92 + 1.40 = 4.32
    // 29.25 + 14.00 + 2.16 + 4.32 = 49.73, all by the card
    totals: [29_25],
    off: { WELCOME10: [3_25] },
    shipping: 14_00,
    taxes: [2_16, 4_32],
    total: 49_73,
    paid: [49_73],
  },

  // --- Rounding.
  {
    name: 'a half cent of tax on the delivery goes up',
    market: 'US',
    to: 'US-WA',
    lines: [['ASH-PINS-5', 1]],
    // 28.00 × 6.5 % = 1.82; 7.00 × 6.5 % = 0.455 → 0.46; together 2.28; 28.00 + 7.00 + 2.28
    totals: [28_00],
    shipping: 7_00,
    taxes: [2_28],
    total: 37_28,
  },
  {
    name: '0.995 is a dollar',
    market: 'US',
    to: 'US-LA',
    lines: [['ASH-MUG-KARLS', 1]],
    // 19.90 × 5 % = 0.995 → 1.00; 19.90 + 7.00 + 1.00
    totals: [19_90],
    shipping: 7_00,
    taxes: [1_00],
    total: 27_90,
  },
  {
    name: 'tax is rounded by line, not on the sum',
    market: 'US',
    to: 'US-IL',
    lines: [
      ['ASH-MUG-KARLS', 1],
      ['ASH-PICKS-5', 1],
    ],
    // 6.25 %: 19.90 → 1.24375 → 1.24; 36.50 → 2.28125 → 2.28; together 3.52 (56.40 at once would be 3.525 → 3.53)
    // 56.40 + 7.00 + 3.52
    totals: [19_90, 36_50],
    shipping: 7_00,
    taxes: [3_52],
    total: 66_92,
  },
  {
    name: 'less than half a cent goes down',
    market: 'US',
    to: 'US-CO',
    lines: [['ASH-CARDS-10', 1]],
    // 16.00 × 2.9 % = 0.464 → 0.46; 16.00 + 7.00 + 0.46
    totals: [16_00],
    shipping: 7_00,
    taxes: [46],
    total: 23_46,
  },

  {
    name: 'Michigan: two robes go for nothing, and are taxed at 6 %',
    market: 'US',
    to: 'US-MI',
    lines: [['ASH-ROBE-M', 2]],
    // 2 × 138.00 = 276.00; × 6 % = 16.56; 276.00 + 0.00 + 16.56
    totals: [276_00],
    shipping: 0,
    taxes: [16_56],
    total: 292_56,
  },
  {
    name: 'Illinois: a candle at 6.25 %, its delivery untaxed',
    market: 'US',
    to: 'US-IL',
    lines: [['ASH-CANDLE', 1]],
    // 24.00 × 6.25 % = 1.50; 24.00 + 7.00 + 1.50
    totals: [24_00],
    shipping: 7_00,
    taxes: [1_50],
    total: 32_50,
  },
  {
    name: 'Colorado: more than half a cent goes up',
    market: 'US',
    to: 'US-CO',
    lines: [['ASH-CANDLE', 1]],
    // 24.00 × 2.9 % = 0.696 → 0.70; 24.00 + 7.00 + 0.70
    totals: [24_00],
    shipping: 7_00,
    taxes: [70],
    total: 31_70,
  },
  {
    name: 'Ontario: two lines and their delivery, each rounded for itself',
    market: 'CA',
    to: 'CA-ON',
    lines: [
      ['ASH-CANDLE', 1],
      ['ASH-CARDS-10', 1],
    ],
    // 13 %: 32.50 → 4.225 → 4.23; 21.50 → 2.795 → 2.80; 14.00 → 1.82; together 8.85; 54.00 + 14.00 + 8.85
    totals: [32_50, 21_50],
    shipping: 14_00,
    taxes: [8_85],
    total: 76_85,
  },

  // --- Refunds, one after the other; together they are what was paid.
  {
    name: 'three mugs to Michigan, one back, then the rest and the delivery',
    market: 'US',
    to: 'US-MI',
    lines: [['ASH-MUG-KARLS', 3]],
    // 59.70 × 6 % = 3.582 → 3.58; 59.70 + 7.00 + 3.58
    totals: [59_70],
    shipping: 7_00,
    taxes: [3_58],
    total: 70_28,
    // One of three: 19.90, tax 3.58 / 3 = 1.1933 → 1.19. The other two: 39.80, tax 3.58 − 1.19 = 2.39, and 7.00 untaxed.
    refunds: [
      { pieces: [[0, 1]], shipping: 0, tax: 1_19, amount: 21_09 },
      { pieces: [[0, 2]], shipping: 7_00, tax: 2_39, amount: 49_19 },
    ],
  },
  {
    name: 'two discounted key tags to Ontario, back one by one',
    market: 'CA',
    to: 'CA-ON',
    lines: [['ASH-KEY-SIR', 2]],
    codes: ['WELCOME10'],
    // 84.00 − 8.40 = 75.60; 13 %: 9.828 → 9.83 + 1.82 = 11.65; 75.60 + 14.00 + 11.65
    totals: [75_60],
    off: { WELCOME10: [8_40] },
    shipping: 14_00,
    taxes: [11_65],
    total: 101_25,
    // One of two: 37.80, tax 9.83 / 2 = 4.915 → 4.92. The other: 37.80, tax 4.91, and 14.00 with its 1.82.
    refunds: [
      { pieces: [[0, 1]], shipping: 0, tax: 4_92, amount: 42_72 },
      { pieces: [[0, 1]], shipping: 14_00, tax: 6_73, amount: 58_53 },
    ],
  },
  {
    name: 'three candles to Quebec, back one by one, with half the delivery at the end',
    market: 'CA',
    to: 'CA-QC',
    lines: [['ASH-CANDLE', 3]],
    // 97.50; GST 4.875 → 4.88 + 0.70 = 5.58; QST 9.725625 → 9.73 + 1.40 = 11.13; 97.50 + 14.00 + 5.58 + 11.13
    totals: [97_50],
    shipping: 14_00,
    taxes: [5_58, 11_13],
    total: 128_21,
    // Tax on the line 4.88 + 9.73 = 14.61, a third 4.87; on the delivery 0.70 + 1.40 = 2.10, half of it 1.05.
    refunds: [
      { pieces: [[0, 1]], shipping: 0, tax: 4_87, amount: 37_37 },
      { pieces: [[0, 1]], shipping: 0, tax: 4_87, amount: 37_37 },
      { pieces: [[0, 1]], shipping: 7_00, tax: 5_92, amount: 45_42 },
    ],
  },
  {
    name: 'two lines to New Jersey, the whole order back at once',
    market: 'US',
    to: 'US-NJ',
    lines: [
      ['ASH-CANDLE', 2],
      ['ASH-CARDS-10', 1],
    ],
    // 6.625 %: 48.00 → 3.18; 16.00 → 1.06; 7.00 → 0.46375 → 0.46; together 4.70; 64.00 + 7.00 + 4.70
    totals: [48_00, 16_00],
    shipping: 7_00,
    taxes: [4_70],
    total: 75_70,
    refunds: [
      {
        pieces: [
          [0, 2],
          [1, 1],
        ],
        shipping: 7_00,
        tax: 4_70,
        amount: 75_70,
      },
    ],
  },
];
