import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * Words of an earlier vocabulary, with what is said instead (docs/glossary.md). A phrase is several words in a row.
 * Names of files and exported symbols may not hold them.
 */
export const retiredWords: Record<string, string> = {
  arrival: 'navigation end',
  beat: 'constant time',
  desk: 'order management',
  door: 'suggested link, entry point',
  doors: 'suggested links, entry points',
  dress: 'theme',
  dresses: 'themes',
  fault: 'validation error, field error',
  faults: 'validation errors, field errors',
  faulty: 'invalid',
  held: 'stored, reserved',
  house: 'hotel, brand, theme',
  houses: 'hotels, brands, themes',
  'join carts': 'merge carts',
  kept: 'cached, stored',
  'later work': 'background jobs',
  movement: 'navigation',
  patient: 'retrying',
  'settle stock': 'clamp quantities',
  shelf: 'collection',
  shelves: 'collections',
  sought: 'facets, filters',
  sweep: 'cleanup',
  'take stock': 'reserve stock',
  'told apart': 'rank-sum test',
  unheld: 'unsupported',
  zones: 'modules',
};

/** Fault injection is the field's own term: the suites that stop processes and break connections. */
const faultInjection = /^(src\/cli|tests)\/faults\//;

/** File names and exported symbols below `src` and `tests` that hold a retired word: a sentence each. */
export function retiredNames(root: string): string[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((file) => !faultInjection.test(file))
      .flatMap((file) => [
        ...wordsRetiredIn(file.replace(/\.[^/]*$/, '')).map((word) => sentence(file, 'its name', word)),
        ...(/\.tsx?$/.test(file) ? exportsOf(file, readFileSync(join(root, file), 'utf8')) : []).flatMap((name) =>
          wordsRetiredIn(name).map((word) => sentence(file, name, word)),
        ),
      ]),
  );
}

/** The retired words and phrases of a path or an identifier. */
export function wordsRetiredIn(name: string): string[] {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const text = ` ${words.join(' ')} `;
  return Object.keys(retiredWords).filter((retired) => text.includes(` ${retired} `));
}

function sentence(file: string, name: string, word: string): string {
  return `${file}: ${name} says '${word}'; say ${retiredWords[word]}`;
}

function exportsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName }) => (exportName.kind === 'Name' && exportName.name ? [exportName.name] : [])),
  );
}
