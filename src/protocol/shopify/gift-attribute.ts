/** The attribute of a line whose pieces are to be wrapped as a gift; the box they go in has the cart's note. */
export const giftAttribute = { key: 'Gift', value: 'Yes' } as const;

/** What guests and operators read of a line with it. */
export const giftWrapLabel = 'Gift wrap';

/** What they read of the cart's note. */
export const giftNoteLabel = 'Gift note';

/** The promise to whoever sends a gift: the packing slip of one names no price. */
export const noPricesText = 'No prices in the parcel';

/** Longest gift note, in characters: it is copied onto a card by hand. */
export const maxGiftNoteLength = 250;

/** Whether a line with these attributes is to be wrapped. */
export function isWrapped(attributes: readonly { key: string; value?: string | null | undefined }[]): boolean {
  return attributes.some(({ key, value }) => key === giftAttribute.key && value === giftAttribute.value);
}
