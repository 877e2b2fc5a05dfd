import type { Transaction } from 'kysely';
import type { CommerceTables } from '../database/tables.ts';
import { giftCardHash } from './gift-card.ts';
import type { GiftCardSeed } from './gift-card-seed.ts';

/** Adds gift cards that are not there yet; a card that is keeps its balance, because somebody may have spent from it. */
export async function seedGiftCards(transaction: Transaction<CommerceTables>, cards: GiftCardSeed[]): Promise<void> {
  if (cards.length === 0) return;
  await transaction
    .insertInto('commerce_gift_card')
    .values(
      cards.map((card) => ({
        id: card.number,
        code_hash: giftCardHash(card.code),
        last_characters: card.code.slice(-4).toLowerCase(),
        currency_code: card.currencyCode,
        initial_amount: card.amount,
        balance: card.amount,
        expires_at: card.expiresAt ?? null,
        disabled: card.disabled ? 1 : 0,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
