import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Weights } from './subset-font.ts';

/** What the themes show in a typeface. */
export type Use = { isText: boolean; weights: Weights };

/** A text has words in bold. */
const textWeights = { min: 400, max: 700 };

/** What the themes in `folder` (`src/app/brands`) use each typeface for, by its family. */
export async function usesOfTypefaces(folder: string): Promise<Map<string, Use>> {
  const brands = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const sheets = await Promise.all(brands.map(({ name }) => readFile(join(folder, name, 'theme.css'), 'utf8')));
  const uses = new Map<string, Use>();
  const add = (family: string | undefined, isText: boolean, { min, max }: Weights) => {
    if (family === undefined) return;
    const { isText: wasText, weights } = uses.get(family) ?? { isText, weights: { min, max } };
    uses.set(family, {
      isText: isText || wasText,
      weights: { min: Math.min(weights.min, min), max: Math.max(weights.max, max) },
    });
  };
  for (const css of sheets) {
    const familyOf = (property: string) => new RegExp(`${property}:\\s*"([^"]+)"`).exec(css)?.[1];
    const weight = Number(/--display-weight:\s*(\d+)/.exec(css)?.[1] ?? 400);
    add(familyOf('--font-body'), true, textWeights);
    add(familyOf('--font-display'), false, { min: weight, max: weight });
  }
  return uses;
}
