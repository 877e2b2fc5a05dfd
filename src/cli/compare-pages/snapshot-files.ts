import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Widths of the window in CSS pixels; each has its own text, tree and picture. */
export const widths = [1440, 390] as const;

/** What a snapshot holds of one page at one width. The picture is a PNG. */
export type PageView = { text: string; tree: string; picture: Buffer };

const list = 'addresses.json';

/** The folder of an address inside a snapshot: `/hotels/ulysses` becomes `hotels__ulysses`. */
export function folderName(address: string): string {
  const name = address.replace(/^\//, '').replaceAll('/', '__');
  return name === '' ? 'home' : encodeURIComponent(name).replaceAll('%20', '_');
}

export async function writePageView(snapshot: string, address: string, width: number, view: PageView): Promise<void> {
  const folder = join(snapshot, folderName(address));
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, `${width}.txt`), view.text),
    writeFile(join(folder, `${width}.tree.yml`), view.tree),
    writeFile(join(folder, `${width}.png`), view.picture),
  ]);
}

/** Null when the snapshot does not hold the page at this width. */
export async function readPageView(snapshot: string, address: string, width: number): Promise<PageView | null> {
  const file = (ending: string) => join(snapshot, folderName(address), `${width}.${ending}`);
  if (!existsSync(file('png'))) return null;
  const [text, tree, picture] = await Promise.all([
    readFile(file('txt'), 'utf8'),
    readFile(file('tree.yml'), 'utf8'),
    readFile(file('png')),
  ]);
  return { text, tree, picture };
}

export async function writeAddresses(snapshot: string, addresses: readonly string[]): Promise<void> {
  await mkdir(snapshot, { recursive: true });
  await writeFile(join(snapshot, list), `${JSON.stringify(addresses, null, 2)}\n`);
}

/** Throws when the folder holds no complete snapshot: the list is written last. */
export async function readAddresses(snapshot: string): Promise<string[]> {
  const file = join(snapshot, list);
  if (!existsSync(file)) throw new Error(`${snapshot} holds no complete snapshot (${list} is missing)`);
  return JSON.parse(await readFile(file, 'utf8'));
}
