import { expect, test } from 'vitest';
import { pageSheets } from './page-sheets.server.ts';

test('the same parts have the same address in any order, and no other', () => {
  const address = pageSheets.address(['shell', 'Quote', 'Gallery', 'Quote']);
  expect(address).toMatch(/^\/styles\/[\w-]{8}\/Gallery\.Quote\.shell\.css$/);
  expect(pageSheets.address(new Set(['Gallery', 'shell', 'Quote']))).toBe(address);
  expect(pageSheets.find(address)).toMatchObject({ isCurrent: true });
  expect(pageSheets.find(address.replace('Gallery.Quote', 'Quote.Gallery'))).toBeNull();
});

test.each(['Gallery.None.shell', 'constructor', 'shell.shell', ''])('there is no stylesheet of %s', (parts) => {
  const [, folder = ''] = /^(.+\/)/.exec(pageSheets.address(['shell'])) ?? [];
  expect(pageSheets.find(`${folder}${parts}.css`)).toBeNull();
});

test('an address of another build is answered with the parts that there are', () => {
  expect(pageSheets.find('/styles/12345678/Gallery.Gone.shell.css')).toMatchObject({ isCurrent: false });
});
