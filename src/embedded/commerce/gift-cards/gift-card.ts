import { secretHash } from '#services/secret.ts';
import type { CommerceContext } from '../context.ts';
import type { GiftCardTable } from './tables.ts';

/** The hash a gift card is found by; codes do not distinguish case, and are often written in groups. */
export function giftCardHash(code: string): string {
  return secretHash(code.replaceAll(/[\s-]/g, '').toUpperCase());
}

/** The gift card with a code, or null when there is none. */
export async function findGiftCard({ db }: CommerceContext, code: string): Promise<GiftCardTable | null> {
  const cards = db.selectFrom('commerce_gift_card').selectAll().where('code_hash', '=', giftCardHash(code));
  return (await cards.executeTakeFirst()) ?? null;
}

/** Whether a card can pay in a currency now: of that currency, not ended, not blocked, not empty. */
export function canPay(card: GiftCardTable, currencyCode: string, now: Date): boolean {
  return card.currency_code === currencyCode && isUsable(card, now);
}

/** Whether a card has anything to give, in its own currency. */
export function isUsable(card: GiftCardTable, now: Date): boolean {
  const hasEnded = card.expires_at !== null && card.expires_at <= now.toISOString();
  return !hasEnded && card.disabled === 0 && card.balance > 0;
}

/**
 * Takes amounts (minor units) off gift cards, in the order's own transaction, cards in the order of their ids. Answers
 * whether every card had enough; when one had not, roll the transaction back.
 */
export async function spendGiftCards({ db }: CommerceContext, uses: { id: string; amountUsed: number }[]) {
  for (const { id, amountUsed } of uses.toSorted((a, b) => Number(a.id) - Number(b.id))) {
    if (amountUsed === 0) continue;
    const { numUpdatedRows } = await db
      .updateTable('commerce_gift_card')
      .set((card) => ({ balance: card('balance', '-', amountUsed) }))
      .where('id', '=', Number(id))
      .where('balance', '>=', amountUsed)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}

/** Puts an amount back onto a gift card, in the transaction of the refund. */
export async function creditGiftCard({ db }: CommerceContext, id: string, amount: number): Promise<void> {
  await db
    .updateTable('commerce_gift_card')
    .set((card) => ({ balance: card('balance', '+', amount) }))
    .where('id', '=', Number(id))
    .execute();
}
