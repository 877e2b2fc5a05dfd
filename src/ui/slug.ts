/** Words as an element's id: lower case, hyphens for whatever is neither letter nor digit; `''` when nothing is left. */
export function slugify(words: string | null | undefined): string {
  return (words ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
