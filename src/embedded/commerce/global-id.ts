/** Makes the vendor's global id of a record: `gid://shopify/Product/8600000000001`. */
export function globalId(type: string, id: number): string {
  return `gid://shopify/${type}/${id}`;
}

/** Reads a global id, ignoring its query (`?cart=…`); null when it is not one. */
export function parseGlobalId(text: string): { type: string; id: number } | null {
  const match = /^gid:\/\/shopify\/([A-Za-z]\w*)\/(\d{1,16})(?:\?.*)?$/.exec(text);
  const id = Number(match?.[2]);
  return match?.[1] && Number.isSafeInteger(id) ? { type: match[1], id } : null;
}

/** The number of a global id of one type, or null when it is of another type or none at all. */
export function numberOfType(text: string, type: string): number | null {
  const parsed = parseGlobalId(text);
  return parsed?.type === type ? parsed.id : null;
}
