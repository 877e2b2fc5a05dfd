import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openArtworkLibrary } from '#services/images/artwork-library.ts';
import { pictureFacts } from '#services/images/picture-facts.ts';

/**
 * Writes what the seed says of every drawing beside its address: its colour, its blurred preview, how light it is under
 * words. A drawing whose hash is not in the file is seeded without, and a test says so.
 */
const content = join(import.meta.dirname, '../../content');
const library = openArtworkLibrary(join(content, 'artwork'));

const lines: string[] = [];
for (const name of library.names()) {
  const artwork = library.byName(name);
  if (!artwork) throw new Error(`${name} cannot be read`);
  const facts = await pictureFacts(artwork.svg);
  lines.push(`  ${JSON.stringify(name)}: ${JSON.stringify({ hash: artwork.hash, ...facts })},`);
}
await writeFile(
  join(content, 'artwork-facts.generated.ts'),
  `// Written by src/cli/generate-artwork-facts.ts from content/artwork. Do not edit.

/** By the drawing's name; \`hash\` is that of the drawing the facts were read from. */
export const artworkFacts: Record<
  string,
  { hash: string; color: string; preview: string; left: string; right: string; foot: string }
> = {
${lines.join('\n')}
};
`,
);
