/** A tag as it is read: `New Orleans` of `new-orleans`. */
export function tagName(tag: string): string {
  return tag.replace(/(^|-)(\w)/g, (_, before: string, first: string) => (before ? ' ' : '') + first.toUpperCase());
}
