import { expect, test } from 'vitest';
import { pageSheets } from './page-sheets.server.ts';

const folder = /^.+\//.exec(pageSheets.address(['shell']))?.[0] ?? '';
const partsOf = (text: string | undefined) => /--style-parts:"([^"]*)"/.exec(text ?? '')?.[1]?.split('.');

test('the same parts have the same address in any order, and no other', () => {
  const address = pageSheets.address(['shell', 'Quote', 'Gallery', 'Quote']);
  expect(address).toMatch(/^\/styles\/[\w-]{8}\/~[\w-]+\.css$/);
  expect(pageSheets.address(new Set(['Gallery', 'shell', 'Quote']))).toBe(address);
  const found = pageSheets.find(address);
  expect(found).toMatchObject({ isCurrent: true });
  expect(partsOf(found?.text)).toEqual(['Gallery', 'Quote', 'shell']);
  expect(pageSheets.find(address.replace('.css', 'AA.css'))).toBeNull();
});

test('a browser asks for parts by their names, in one order', () => {
  const found = pageSheets.find(`${folder}Gallery.Quote.css`);
  expect(found?.text).toBe(
    pageSheets.find(pageSheets.address(['Gallery', 'Quote']))?.text.replace(/\n:root\{--style-parts.*/, ''),
  );
  expect(pageSheets.find(`${folder}Quote.Gallery.css`)).toBeNull();
});

test('a page has the themes that it names, and no stylesheet is asked for one that is unknown', () => {
  const plain = pageSheets.find(pageSheets.address(['shell']))?.text;
  const address = pageSheets.address(['shell', 'theme-siren', 'skin-candy', 'skin-unknown']);
  const worn = pageSheets.find(address)?.text;
  expect(partsOf(worn)).toEqual(['shell', 'skin-candy', 'theme-siren']);
  const named = (text: string | undefined) =>
    new Set([...(text ?? '').matchAll(/\[data-(?:theme|skin)="?([a-z-]+)"?\]/g)].map(([, name]) => name));
  expect([...named(plain)]).toEqual([]);
  expect([...named(worn)].sort()).toEqual(['candy', 'siren']);
});

test('a page has the typefaces of its first screen, those of no other look', () => {
  const address = pageSheets.address(['shell', 'fonts-siren_candy', 'fonts-unknown', 'fonts-siren_unknown']);
  expect(address).toMatch(/\/~[\w-]+\.fonts-siren_candy\.css$/);
  const text = pageSheets.find(address)?.text;
  expect(text).toContain('main[data-skin="candy"]{--font-display:');
  expect(text).toContain('font-display:optional');
  expect(text).not.toContain('main[data-skin="karls"]');
});

test.each(['Gallery.None.shell', 'constructor', 'shell.shell', '', '~.Gallery'])(
  'there is no stylesheet of %s',
  (parts) => {
    expect(pageSheets.find(`${folder}${parts}.css`)).toBeNull();
  },
);

test('an address of another build is answered with the parts that there are', () => {
  expect(pageSheets.find('/styles/12345678/Gallery.Gone.shell.css')).toMatchObject({ isCurrent: false });
});
