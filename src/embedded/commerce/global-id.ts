/** Makes the vendor's global id of a record: `gid://shopify/Product/8600000000001`. */
export function globalId(type: string, id: number): string {
  return `gid://shopify/${type}/${id}`;
}

/** Whether a text has the form of a global id, whatever it is the id of. */
export function isGlobalId(text: string): boolean {
  return /^gid:\/\/[\w-]+\/\w+\/./.test(text);
}

/** The number that no record has: of ids that are well formed and name nothing. */
const NOBODY = 0;

/**
 * Reads a global id, ignoring its query (`?cart=…`); null when it is not one. What can be the number of no record (letters,
 * or too many digits) is read as 0, which finds nothing.
 */
export function parseGlobalId(text: string): { type: string; id: number } | null {
  const match = /^gid:\/\/shopify\/([A-Za-z]\w*)\/([^/?]+)(?:\?.*)?$/.exec(text);
  if (!match?.[1] || !match[2]) return null;
  const id = /^\d+$/.test(match[2]) ? Number(match[2]) : NOBODY;
  return { type: match[1], id: Number.isSafeInteger(id) ? id : NOBODY };
}

/** The number of a global id of one type, or null when it is of another type or none at all. */
export function numberOfType(text: string, type: string): number | null {
  const parsed = parseGlobalId(text);
  return parsed?.type === type ? parsed.id : null;
}
