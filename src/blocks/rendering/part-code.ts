/**
 * How the address of a stylesheet names a part: `HotelHero` is `HoteHero`, as the address comes with every document. Names of
 * looks and routes stay as they are. No two parts have the same (`page-sheets.server.test.ts`).
 */
export function partCode(name: string): string {
  return name.replaceAll(/([A-Z][a-z]{0,3})[a-z]*/g, '$1');
}
