export type GiftCardTables = { commerce_gift_card: GiftCardTable };

export type GiftCardTable = {
  id: number;
  /** SHA-256, in hexadecimal, of the code in upper case without spaces and hyphens: anyone who has it has the money. */
  code_hash: string;
  last_characters: string;
  currency_code: string;
  /** Minor units. */
  initial_amount: number;
  balance: number;
  expires_at: string | null;
  disabled: number;
};
