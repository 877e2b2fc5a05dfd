import type { GiftCardSeed } from '#embedded/commerce/gift-cards/gift-card-seed.ts';

/** The demonstration shop's gift cards. Their codes are no secret: they are for trying things out. */
export const giftCards: GiftCardSeed[] = [
  { number: 1, code: 'ASHGIFTUS025SRN1', currencyCode: 'USD', amount: 25_00 },
  { number: 2, code: 'ASHGIFTUS100ULY2', currencyCode: 'USD', amount: 100_00 },
  { number: 3, code: 'ASHGIFTUS500PAP3', currencyCode: 'USD', amount: 500_00 },
  { number: 4, code: 'ASHGIFTCA050NEP4', currencyCode: 'CAD', amount: 50_00 },
  { number: 5, code: 'ASHGIFTCA200SHE5', currencyCode: 'CAD', amount: 200_00 },
  { number: 6, code: 'ASHGIFTUS050OLD6', currencyCode: 'USD', amount: 50_00, expiresAt: '2026-01-01T05:00:00.000Z' },
  { number: 7, code: 'ASHGIFTUS050OFF7', currencyCode: 'USD', amount: 50_00, disabled: true },
];
