import { useHash } from './use-hash.ts';

/** The file that the address names, as in `/editor#/assets/1001`; null for the whole library, undefined elsewhere. */
export function useOpenAsset(): number | null | undefined {
  const found = /^#\/assets(?:\/(\d{1,15}))?$/.exec(useHash());
  if (!found) return undefined;
  return found[1] === undefined ? null : Number(found[1]);
}

/** The address of a file, or with null of the library. */
export function assetAddress(id: number | null): string {
  return id === null ? '#/assets' : `#/assets/${id}`;
}
