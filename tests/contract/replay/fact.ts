import { test } from 'vitest';

/** Where a fact about the vendor was seen. */
const sources = {
  recording: 'recorded exchange',
  suite: "vendor's own test",
  schema: 'published schema',
  documentation: "vendor's documentation",
  audit: 'audit of this project',
};

/** A test of one fact about a vendor. Its title names the kind of source, so that a doubt can be settled there. */
export function fact(source: keyof typeof sources, title: string, run: () => Promise<void> | void): void {
  test(`${title} (${sources[source]})`, run);
}
