/** Where the card is that the site draws of a story for link previews (1200 × 630, PNG); `slug` is its full slug. */
export function drawnPreview(slug: string): string {
  return `/api/og/${slug.split('/').map(encodeURIComponent).join('/')}.png`;
}
