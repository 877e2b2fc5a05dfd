/** A response as it is stored: complete, for everybody, compressed. */
export type StoredPage = {
  status: number;
  /** Name and value, without those that depend on the encoding. */
  headers: [string, string][];
  etag: string;
  /** The body with Brotli, and with gzip once a client has asked for that; others get it unpacked. */
  bodies: { br: Uint8Array; gzip: Uint8Array | null };
  /** Whether it is compressed as well as can be. */
  isStrong: boolean;
  /** What it was made from. */
  tags: string[];
  /** When its rendering began, in ms since 1970: what changed later is not in it. */
  startedAt: number;
  /** Until when it may be sent while a new one is rendered, in ms since 1970. */
  staleUntil: number;
};

/** What BentoCache stores of one key. */
type CachedItem = { value: unknown; createdAt: number; logicalExpiration: number; tags?: string[] };

/** What a page takes of memory beside its bodies, roughly: headers (a policy of 1 kB), tags, objects. */
const overheadBytes = 4_000;
/** What a tag takes. */
const smallBytes = 200;

/** So many times its Brotli body a page takes once its gzip body is there, too. */
const bothBodies = 2.3;

/** Bytes that a stored item takes in memory at most. */
export function sizeOf(item: unknown): number {
  const page = pageOf(item);
  return page ? Math.ceil(page.bodies.br.length * bothBodies) + overheadBytes : smallBytes;
}

/** The page of an item of BentoCache's memory; null where it is something else, such as the time of a purge. */
export function pageOf(item: unknown): StoredPage | null {
  return isItem(item) && isPage(item.value) ? item.value : null;
}

/** When the item ends to be fresh, in ms since 1970. */
export function freshUntil(item: unknown): number {
  return isItem(item) ? item.logicalExpiration : 0;
}

/** Writes items as text for Redis, Brotli bodies as base64. */
export const pageSerializer = {
  serialize(item: unknown): string {
    const page = pageOf(item);
    if (!page || !isItem(item)) return JSON.stringify(item);
    const bodies = { br: base64(page.bodies.br) };
    return JSON.stringify({ ...item, value: { ...page, bodies } });
  },
  /** What it answers is whatever was written, as with `JSON.parse`; `pageOf` says whether it is a page. */
  deserialize: (text: string) =>
    JSON.parse(text, (key, value) => (key === 'bodies' && isPacked(value) ? unpacked(value) : value)),
};

/** A copy with memory of its own: a small buffer of Node's is a part of 64 kB, which are held as long as it. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return Buffer.from(Uint8Array.from(bytes).buffer);
}

type Packed = { br: string };

const unpacked = ({ br }: Packed): StoredPage['bodies'] => ({ br: ownBytes(Buffer.from(br, 'base64')), gzip: null });
const base64 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');

function isItem(item: unknown): item is CachedItem {
  return item !== null && typeof item === 'object' && 'value' in item && 'logicalExpiration' in item;
}

function hasBodies(value: unknown): value is { bodies: { br: unknown } } {
  return value !== null && typeof value === 'object' && 'bodies' in value;
}

function isPage(value: unknown): value is StoredPage {
  return hasBodies(value) && value.bodies.br instanceof Uint8Array;
}

function isPacked(value: unknown): value is Packed {
  return value !== null && typeof value === 'object' && 'br' in value && typeof value.br === 'string';
}
