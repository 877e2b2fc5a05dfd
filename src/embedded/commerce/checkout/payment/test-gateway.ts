/** A card as it was typed. It goes to the gateway at once and is stored nowhere. */
export type Card = { number: string; expiry: string; code: string; name: string };

/** The gateway's own name for a card, with what may be shown of it. */
export type StoredCard = { token: string; brand: string; last4: string };

export type Authorization = 'authorized' | 'declined';

/**
 * What takes the money. Every call names the payment it is for: calling again with the same one changes nothing. A call
 * ends, by throwing, when its signal does.
 */
export type Gateway = {
  /** Keeps a card; null when it is none of the gateway's. */
  storeCard: (card: Card, signal: AbortSignal) => Promise<StoredCard | null>;
  authorize: (
    payment: { id: string; amount: number; currencyCode: string; cardToken: string },
    signal: AbortSignal,
  ) => Promise<Authorization>;
  /** Lets go of whatever a payment holds; also of one the gateway never heard of. */
  release: (payment: { id: string }, signal: AbortSignal) => Promise<void>;
};

type Outcome = Authorization | 'silent';

/** The cards of this shop: none of them is anybody's. */
export const testCards: { number: string; outcome: Outcome; words: string }[] = [
  { number: '4242 4242 4242 4242', outcome: 'authorized', words: 'is accepted' },
  { number: '4000 0000 0000 0002', outcome: 'declined', words: 'is declined' },
  { number: '4000 0000 0000 0044', outcome: 'silent', words: 'never answers, and is given up' },
];

/** A gateway that knows the test cards and no other. No money moves. */
export const testGateway: Gateway = {
  async storeCard({ number }) {
    const digits = digitsOf(number);
    const card = testCards.find((entry) => digitsOf(entry.number) === digits);
    return card ? { token: `test_${card.outcome}`, brand: 'Visa', last4: digits.slice(-4) } : null;
  },
  authorize({ cardToken }, signal) {
    if (cardToken === 'test_authorized') return Promise.resolve('authorized');
    if (cardToken === 'test_declined') return Promise.resolve('declined');
    return new Promise((_resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  },
  async release() {},
};

/** The digits of a card number as it was typed. */
export function digitsOf(number: string): string {
  return number.replace(/\D/g, '');
}
