import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compareSnapshots } from './compare-snapshots.ts';
import { type PageView, widths, writeAddresses, writePageView } from './snapshot-files.ts';

let before = '';
let after = '';

beforeEach(async () => {
  before = await mkdtemp(join(tmpdir(), 'ash-before-'));
  after = await mkdtemp(join(tmpdir(), 'ash-after-'));
});
afterEach(() => Promise.all([before, after].map((folder) => rm(folder, { recursive: true }))));

/** A grey picture of so many rows of 10 pixels; `black` of its pixels are black. */
function picture({ height = 10, black = 0, grey = 200 } = {}): Buffer {
  const png = new PNG({ width: 10, height });
  for (let pixel = 0; pixel < 10 * height; pixel += 1) {
    const level = pixel < black ? 0 : grey;
    png.data.set([level, level, level, 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

const page: PageView = { text: 'Rooms\nBook\n', tree: '- heading "Rooms"\n- link "Book"\n', picture: picture() };

/** Writes a snapshot with these pages, each the same at every width. */
async function store(folder: string, pages: Record<string, PageView>): Promise<void> {
  for (const [address, view] of Object.entries(pages)) {
    for (const width of widths) await writePageView(folder, address, width, view);
  }
  await writeAddresses(folder, Object.keys(pages));
}

async function messages(): Promise<string[]> {
  const { differences } = await compareSnapshots(before, after);
  return differences.map(({ address, message }) => `${address} ${message}`);
}

describe('compareSnapshots', () => {
  it('finds nothing where nothing differs', async () => {
    await store(before, { '/': page, '/hotels/ulysses': page });
    await store(after, { '/': page, '/hotels/ulysses': page });
    expect(await compareSnapshots(before, after)).toEqual({ addresses: 2, differences: [] });
  });

  it('names the first line of a text that differs', async () => {
    await store(before, { '/': page });
    await store(after, { '/': { ...page, text: 'Rooms\nReserve\n' } });
    expect(await messages()).toEqual([
      '/ at 1440 px the text differs: line 2 was ‘Book’, is ‘Reserve’',
      '/ at 390 px the text differs: line 2 was ‘Book’, is ‘Reserve’',
    ]);
  });

  it('names the first line of an accessible tree that differs', async () => {
    await store(before, { '/': page });
    await store(after, { '/': { ...page, tree: '- heading "Rooms"\n' } });
    expect(await messages()).toContain('/ at 390 px the accessible tree differs: line 2 was ‘- link "Book"’, is ‘’');
  });

  it('counts and draws the pixels that differ visibly', async () => {
    await store(before, { '/search?q=room': page });
    await store(after, { '/search?q=room': { ...page, picture: picture({ black: 20 }) } });
    expect(await messages()).toEqual([
      '/search?q=room at 1440 px the picture differs in 20 pixels',
      '/search?q=room at 390 px the picture differs in 20 pixels',
    ]);
    expect(await readdir(join(after, 'differences'))).toHaveLength(2);
  });

  it('takes no notice of a colour that only rounding changed', async () => {
    await store(before, { '/': page });
    await store(after, { '/': { ...page, picture: picture({ grey: 201 }) } });
    expect(await messages()).toEqual([]);
  });

  it('counts what only the taller picture has', async () => {
    await store(before, { '/': page });
    await store(after, { '/': { ...page, picture: picture({ height: 12 }) } });
    expect(await messages()).toContain('/ at 390 px the picture differs in 20 pixels (10 × 10, now 10 × 12)');
  });

  it('names pages that only one snapshot has', async () => {
    await store(before, { '/': page, '/old': page });
    await store(after, { '/': page, '/new': page });
    expect(await messages()).toEqual(['/old is missing after', '/new is new']);
  });

  it('refuses a folder without a complete snapshot', async () => {
    await store(before, { '/': page });
    await expect(compareSnapshots(before, after)).rejects.toThrow('holds no complete snapshot');
  });
});
