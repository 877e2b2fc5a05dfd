import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatePerformanceDocument } from './bench/report/performance-document.ts';
import { generateConstantIndex } from './generate-constant-index.ts';
import { generateFileIndex } from './generate-file-index.ts';
import { generateFonts } from './generate-fonts.ts';
import { generateOperations } from './generate-operations.ts';
import { generateRegistries } from './generate-sections.ts';
import { generateStyleParts } from './generate-style-parts.ts';

/**
 * `npm run generate`: writes every generated file. With `--check` nothing is written: it fails when a committed
 * file is not what would be written.
 */
const root = process.cwd();
await update([...(await generateOperations()), ...(await generateRegistries(root)), ...(await generateFonts(root))]);
// It imports the registries: those of a section whose folder was deleted have to be written before.
const { generateFieldIndex } = await import('./generate-field-index.ts');
await update([...generateStyleParts(root)]);
await update([
  ...generateFileIndex(root),
  ...generateFieldIndex(root),
  ...generateConstantIndex(root),
  generatePerformanceDocument(root),
]);

/** Writes the files that have changed, or says so with `--check`. */
async function update(files: [path: string, content: string | Buffer][]): Promise<void> {
  for (const [path, content] of files) {
    const committed = await readFile(join(root, path)).catch(() => null);
    if (committed?.equals(Buffer.from(content))) continue;
    if (process.argv.includes('--check')) {
      console.error(`${path} is out of date: run npm run generate`);
      process.exitCode = 1;
    } else {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
  }
}
