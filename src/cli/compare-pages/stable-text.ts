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
  {
    pattern: /\bkey=[\w-]{16,}/g,
    replacement: 'key=KEY',
    reason: 'each order has a random key in the address of its page',
  },
  {
    pattern: /(?<=\?(edit|delete)=)\d+/g,
    replacement: 'ADDRESS',
    reason: 'the addresses of customers have random numbers',
  },
  {
    pattern: /\bASH-[A-Z2-9]{4}-[A-Z2-9]{4}\b/g,
    replacement: 'ASH-REFERENCE',
    reason: 'each submission has a random reference',
  },
  {
    pattern: /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g,
    replacement: 'UUID',
    reason: 'submissions and mails have random ids',
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

/** A script that masks the text of a page, so that its picture is stable, too. */
export const maskScript = `{
  const masks = [${masks.map(({ pattern, replacement }) => `[${pattern}, '${replacement}']`).join(', ')}];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const masked = masks.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), node.data);
    if (masked !== node.data) node.data = masked;
  }
}`;
