/** One address of a picture and the width it gives, in pixels. */
export type Candidate = { address: string; width: number };

/** The size in an address of the image service, such as `/m/320x0`. */
const sizePart = /\/m\/(\d+x\d+)/;

/** The value of a `srcset` attribute. */
export function sourceSet(candidates: readonly Candidate[]): string {
  return candidates.map(({ address, width }) => `${address} ${width}w`).join(', ');
}

/**
 * The same candidates in short, as a lazy picture carries them: the address with `*` for the size, then the sizes, such as
 * `/f/1/9x9/a/b.png/m/* 320x0 480x0`. They differ in nothing else, and a page has dozens of such lists.
 */
export function shortSourceSet(candidates: readonly Candidate[]): string {
  const sizes = candidates.map(({ address }) => sizePart.exec(address)?.[1]);
  return [candidates[0]?.address.replace(sizePart, '/m/*'), ...sizes].join(' ');
}

/** The `srcset` of a list in short; a single address stays as it is. */
export function fullSourceSet(short: string): string {
  const [address = '', ...sizes] = short.split(' ');
  if (sizes.length === 0) return address;
  return sizes.map((size) => `${address.replace('*', size)} ${Number.parseInt(size, 10)}w`).join(', ');
}
