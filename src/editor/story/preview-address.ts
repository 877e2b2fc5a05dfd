/** Where the draft of a story is seen. `signature`: the query that lets an editor see drafts, without `?`. */
export function previewAddress({ full_slug }: { full_slug: string }, signature: string): string {
  return `/${full_slug === 'home' ? '' : full_slug}?${signature}`;
}
