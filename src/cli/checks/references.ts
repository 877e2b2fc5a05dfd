import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Documents whose paths and constants are checked, besides those of `docs/` and `docs/reference/`. */
const pages = ['README.md', 'CONTRIBUTING.md'];

/** What the documents name and the checkout does not have, and citations without a heading: a sentence each. */
export function brokenReferences(root: string): string[] {
  const documents = [
    ...filesIn(root, 'docs'),
    ...filesBelow(root, 'docs/reference'),
    ...pages.filter((page) => existsSync(join(root, page))),
  ].filter((file) => file.endsWith('.md'));
  const sources = [...filesBelow(root, 'src'), ...filesBelow(root, 'content'), ...filesBelow(root, 'tests')].filter(
    (file) => /\.(tsx?|css)$/.test(file),
  );
  return [
    ...documents.flatMap((document) => brokenInDocument(root, document)),
    ...[...sources, ...documents].flatMap((file) => brokenCitations(root, file)),
  ];
}

/** Paths that do not exist, and constants that their file does not have. */
function brokenInDocument(root: string, document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const paths = [...text.matchAll(/`((?:src|content|tests|docs|public)\/[^`\s]*)`/g)].flatMap(([, path = '']) =>
    expand(path),
  );
  const constants = [...text.matchAll(/`([A-Za-z_]\w*)` in `([^`\s]+)`/g)];
  return [
    ...paths.filter((path) => !exists(root, path)).map((path) => `${document}: there is no ${path}`),
    ...constants.flatMap(([, name = '', path = '']) =>
      exists(root, path) && !new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, path), 'utf8'))
        ? [`${document}: ${path} has no ${name}`]
        : [],
    ),
  ];
}

/** Citations of `docs/reference/<file>.md#<heading>` whose heading does not exist, and those of documents elsewhere. */
function brokenCitations(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const broken = [...text.matchAll(/docs\/reference\/([\w-]+\.md)(?:#([\w-]+))?/g)].flatMap(
    ([cited, name = '', heading]) =>
      headingsOf(root, name).some((known) => heading === undefined || known === heading)
        ? []
        : [`${file}: there is no ${cited}`],
  );
  const foreign = [...text.matchAll(/\b(?:[Ss]pec(?:ification)?|blocks\.md|contracts?) §/g)].map(
    ([cited]) => `${file}: cites '${cited}', which is not in this repository`,
  );
  return [...broken, ...foreign];
}

function headingsOf(root: string, name: string): string[] {
  const path = join(root, 'docs/reference', name);
  if (!existsSync(path)) return [];
  return [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s+/g, '-'),
  );
}

/** `a/{b,c}.ts` is two paths. */
function expand(path: string): string[] {
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(path);
  if (!braces) return [path];
  const [, before = '', names = '', after = ''] = braces;
  return names.split(',').flatMap((name) => expand(`${before}${name.trim()}${after}`));
}

/** Whether a path is there; `<name>` and `*` in it stand for any name. */
function exists(root: string, path: string): boolean {
  const [before = '', ...after] = path.replace(/\/$/, '').split(/\/(?=[^/]*[<*])/);
  if (after.length === 0) return existsSync(join(root, before));
  const [wild = '', ...rest] = after.join('/').split('/');
  if (!existsSync(join(root, before))) return false;
  const pattern = new RegExp(`^${wild.replace(/[.+^$()|[\]\\{}]/g, '\\$&').replace(/<[^>]*>|\*+/g, '.*')}$`);
  return readdirSync(join(root, before)).some(
    (name) => pattern.test(name) && exists(root, [before, name, ...rest].join('/')),
  );
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${folder}/${entry.name}`);
}

function filesBelow(root: string, folder: string): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
}
