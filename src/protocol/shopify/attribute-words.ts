import { giftWrapLabel, isWrapped } from './gift-attribute.ts';

/**
 * What a buyer asked for with a line: `Gift wrap`, `Engraving: Room 7`; keys with a leading underscore are the storefront's
 * own.
 */
export function attributeWords(attributes: readonly { key: string; value?: string | null | undefined }[]): string[] {
  return attributes
    .filter(({ key, value }) => !key.startsWith('_') && value)
    .map((attribute) => (isWrapped([attribute]) ? giftWrapLabel : `${attribute.key}: ${attribute.value}`));
}
