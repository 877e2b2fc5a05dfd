import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateOperations } from './generate-operations.ts';
import { generateRegistries } from './generate-sections.ts';

/**
 * `npm run generate`: writes every generated source file. With `--check` nothing is written: it fails when a committed
 * file is not what would be written.
 */
const root = process.cwd();
const files = [...(await generateOperations()), ...(await generateRegistries(root))];
for (const [path, text] of files) {
  const committed = await readFile(join(root, path), 'utf8').catch(() => null);
  if (committed === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${path} is out of date: run npm run generate`);
    process.exitCode = 1;
  } else {
    await writeFile(join(root, path), text);
  }
}
