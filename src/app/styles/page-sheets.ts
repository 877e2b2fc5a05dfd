/** The stylesheets of pages: each page has one, made from those of the parts that it is made of. */
export type PageSheets = {
  /** Where the stylesheet of these parts is. Any process of the same build answers it. */
  address(parts: Iterable<string>): string;
  /** Its text, and whether it is what the address will always have; null where there is none. */
  find(address: string): { text: string; isCurrent: boolean } | null;
};
