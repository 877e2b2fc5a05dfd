/** What a buyer asked for with a line, `Gift wrap: yes`; keys with a leading underscore are the storefront's own. */
export function attributeWords(attributes: { key: string; value: string | null }[]): string[] {
  return attributes
    .filter(({ key, value }) => !key.startsWith('_') && value)
    .map(({ key, value }) => `${key}: ${value}`);
}
