import { intrinsicSize } from '#protocol/storyblok/asset-address.ts';

/** The hash in the address of an example's picture, which no file is behind. */
const standIn = '/0000000000/';

/** The address of every picture in stories, each once. */
export function picturesIn(value: unknown): string[] {
  const found = new Set<string>();
  const look = (field: unknown): void => {
    if (typeof field !== 'object' || field === null) return;
    if ('filename' in field && typeof field.filename === 'string' && intrinsicSize(field.filename)) {
      found.add(field.filename);
    }
    for (const item of Object.values(field)) look(item);
  };
  look(value);
  return [...found];
}

/**
 * A copy of examples with pictures that exist: each stand-in becomes one of `pool`, always the same one, of the nearest
 * proportion. Without any the stand-ins stay.
 */
export function withDrawnPictures<Value>(value: Value, pool: readonly string[]): Value {
  const draw = (field: unknown): unknown => {
    if (typeof field === 'string') return field.includes(standIn) ? nearest(field, pool) : field;
    if (Array.isArray(field)) return field.map(draw);
    if (typeof field !== 'object' || field === null) return field;
    const entries = Object.entries(field).map(([key, item]) => [key, draw(item)]);
    const drawn: Record<string, unknown> = Object.fromEntries(entries);
    // The part to keep in view is another picture's.
    return 'focus' in field && 'filename' in field ? { ...drawn, focus: '' } : drawn;
  };
  return draw(value) as Value;
}

function nearest(address: string, pool: readonly string[]): string {
  const wanted = proportion(address);
  if (wanted === null || pool.length === 0) return address;
  const distance = (other: string) => Math.abs(Math.log((proportion(other) ?? 1) / wanted));
  const closest = Math.min(...pool.map(distance));
  const alike = pool.filter((other) => distance(other) < closest + 0.05);
  const sum = [...address].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return alike[sum % alike.length] ?? address;
}

function proportion(address: string): number | null {
  const size = intrinsicSize(address);
  return size && size.width / size.height;
}
