/** Where a drawing is shown: a story's or a product's address, and the field. */
export type Use = { drawing: string; page: string; path: string };

const address = /^\/f\/\d+\/\d+x\d+\/[0-9a-f]+\/([a-z0-9-]+)\.png/;

/** Every drawing in a story's content, by the name in its address (`siren-lobby`), with the path of its field. */
export function usesIn(page: string, content: unknown): Use[] {
  const uses: Use[] = [];
  const visit = (value: unknown, path: string[]) => {
    if (typeof value === 'string') {
      const drawing = address.exec(value)?.[1];
      if (drawing) uses.push({ drawing, page, path: path.slice(0, -1).join('.') });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) visit(inner, [...path, key]);
  };
  visit(content, []);
  return uses;
}

/**
 * What stands twice in the sections of one page, or twice in one gallery: `home: siren-hero (body.0.media, body.3.media)`.
 * A single picture in a field of the story itself stands for it elsewhere: on cards, in link previews.
 */
export function repeatsOf(uses: readonly Use[]): string[] {
  const places = new Map<string, string[]>();
  const withSections = new Set(uses.filter(({ path }) => path.startsWith('body.')).map(({ page }) => page));
  for (const { drawing, page, path } of uses) {
    if (withSections.has(page) ? !path.startsWith('body.') : !/\.\d+$/.test(path)) continue;
    const key = `${page}: ${drawing}`;
    places.set(key, [...(places.get(key) ?? []), path]);
  }
  return [...places].filter(([, paths]) => paths.length > 1).map(([key, paths]) => `${key} (${paths.join(', ')})`);
}

/**
 * The drawings in the main part of a served page, each as often as it shows it. Header and footer are the same on every
 * page; what stands in for lazy pictures without scripts is left out.
 */
export function drawingsInPage(html: string): string[] {
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const pictures = main.replace(/<noscript>[\s\S]*?<\/noscript>/g, '').matchAll(/<img\b[^>]*?\ssrcset="([^" ]*)/gi);
  const lazy = main.matchAll(/<img\b[^>]*?\sdata-srcset="([^" ]*)/g);
  return [...pictures, ...lazy].flatMap(([, source = '']) => address.exec(source)?.[1] ?? []);
}
