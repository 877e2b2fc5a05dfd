const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of a piece of HTML without its tags, on one line; `truncateAt` is a limit in characters, ellipsis included. */
export function plainText(html: string, truncateAt?: number | null): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_match, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:])/g, '$1')
    .trim();
  if (truncateAt == null || text.length <= truncateAt) return text;
  return truncateAt > 3 ? `${text.slice(0, truncateAt - 3).trimEnd()}...` : text.slice(0, Math.max(0, truncateAt));
}
