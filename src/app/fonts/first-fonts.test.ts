import { expect, it } from 'vitest';
import { themeSheets } from '../brands/theme-sheets.server.ts';
import { firstFonts } from './first-fonts.server.ts';

it.each(themeSheets.filter(({ kind }) => kind === 'theme'))('preloads the two typefaces of $name', ({ name }) => {
  const { files, css } = firstFonts({ theme: name, skin: null });
  expect(files.filter((file) => !file.includes('wordmark'))).toHaveLength(2);
  expect(files).toContainEqual(expect.stringMatching(/schibsted-grotesk-first.*\.woff2/));
  expect(css.match(/font-display:optional/g)).toHaveLength(2);
  expect(css).toContain(`body[data-theme="${name}"]{--font-display:"`);
});

it('preloads the letters of the wordmark where their typeface is not one of the two', () => {
  const wordmark = expect.stringContaining('wordmark.generated');
  expect(firstFonts({ theme: 'siren', skin: null }).files).toContainEqual(wordmark);
  expect(firstFonts({ theme: 'ash', skin: null }).files).not.toContainEqual(wordmark);
});

it("preloads a skin's own typeface instead of that of the theme's headings", () => {
  const { files, css } = firstFonts({ theme: 'siren', skin: 'diner' });
  expect(files).toHaveLength(3);
  expect(files).toContainEqual(expect.stringContaining('bowlby-one'));
  expect(css).toContain('body[data-theme="siren"]{--font-body:"Schibsted Grotesk Variable First","');
  // The footer has the fallback for a while.
  expect(css).toContain(
    '@keyframes footer-font{from{--font-display:"Bodoni Moda Variable Rest", "Bodoni Moda Variable F',
  );
  expect(css).toContain(
    'main[data-skin="diner"]{--font-display:"Bowlby One First","Bowlby One Fallback", "Arial Black"',
  );
});

it("leaves a font of the visitor's computer as it is", () => {
  const css = '[data-theme="plain"] { --font-body: "Georgia", serif; }';
  const fonts = firstFonts({ theme: 'plain', skin: null }, [{ name: 'plain', kind: 'theme', css }]);
  expect(fonts).toEqual({ files: [], css: 'body[data-theme="plain"]{--font-body:"Georgia",serif}' });
});
