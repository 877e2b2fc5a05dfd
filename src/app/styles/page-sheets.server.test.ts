import { expect, test } from 'vitest';
import { partCode } from '#blocks/rendering/part-code.ts';
import { pageSheets } from './page-sheets.server.ts';
import { styleParts } from './style-parts.generated.ts';

test('the same parts have the same address in any order, and no other', () => {
  const address = pageSheets.address(['shell', 'Quote', 'Gallery', 'Quote']);
  expect(address).toMatch(/^\/styles\/[\w-]{8}\/Gall\.Quot\.shell\.css$/);
  expect(pageSheets.address(new Set(['Gallery', 'shell', 'Quote']))).toBe(address);
  expect(pageSheets.find(address)).toMatchObject({ isCurrent: true });
  expect(pageSheets.find(address.replace('Gall.Quot', 'Quot.Gall'))).toBeNull();
});

test('a page has the themes that it names, and no stylesheet is asked for one that is unknown', () => {
  const plain = pageSheets.find(pageSheets.address(['shell']))?.text;
  const address = pageSheets.address(['shell', 'theme-siren', 'skin-candy', 'skin-unknown']);
  expect(address).toMatch(/\/shell\.skin-candy\.theme-siren\.css$/);
  const worn = pageSheets.find(address)?.text;
  const named = (text: string | undefined) =>
    new Set([...(text ?? '').matchAll(/\[data-(?:theme|skin)="?([a-z-]+)"?\]/g)].map(([, name]) => name));
  expect([...named(plain)]).toEqual([]);
  expect([...named(worn)].sort()).toEqual(['candy', 'siren']);
});

test('a page has the typefaces of its first screen, those of no other look', () => {
  const address = pageSheets.address(['shell', 'fonts-siren_candy', 'fonts-unknown', 'fonts-siren_unknown']);
  expect(address).toMatch(/\/fonts-siren_candy\.shell\.css$/);
  const text = pageSheets.find(address)?.text;
  expect(text).toContain('main[data-skin="candy"]{--font-display:');
  expect(text).toContain('font-display:optional');
  expect(text).not.toContain('main[data-skin="karls"]');
});

test.each(['Gall.None.shell', 'Gallery.shell', 'constructor', 'shell.shell', ''])(
  'there is no stylesheet of %s',
  (parts) => {
    const [, folder = ''] = /^(.+\/)/.exec(pageSheets.address(['shell'])) ?? [];
    expect(pageSheets.find(`${folder}${parts}.css`)).toBeNull();
  },
);

test('an address of another build is answered with the parts that there are', () => {
  expect(pageSheets.find('/styles/12345678/Gall.Gone.shell.css')).toMatchObject({ isCurrent: false });
});

test('no two parts have the same code', () => {
  const names = Object.keys(styleParts);
  expect(new Set(names.map(partCode)).size).toBe(names.length);
});
