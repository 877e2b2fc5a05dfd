/** Parts of texts and trees that differ from one snapshot to the next although nothing has changed. */
const masks: readonly { pattern: RegExp; replacement: string; reason: string }[] = [
  {
    pattern: /localhost:\d+/g,
    replacement: 'localhost:PORT',
    reason: 'the site listens on whatever port is free',
  },
  {
    pattern: /\/checkouts?\/[\w-]{16,}/g,
    replacement: '/checkout/TOKEN',
    reason: 'each cart has a random token in the address of its checkout',
  },
];

/** The text with everything masked that changes by itself, and without spaces at the ends of lines. */
export function stableText(text: string): string {
  const masked = masks.reduce((result, { pattern, replacement }) => result.replaceAll(pattern, replacement), text);
  return `${masked
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()}\n`;
}
