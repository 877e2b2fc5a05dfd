import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FoldSection } from './FoldSection.tsx';

test('a folded section shows its heading alone, which is the address of the rest', () => {
  const html = renderToStaticMarkup(
    <FoldSection heading="Guest services" intro="Day and night.">
      <p>Bags</p>
    </FoldSection>,
  );
  expect(html).toMatch(/<details(?![^>]* open)[^>]*><summary[^>]*><h2[^>]*>Guest services<\/h2>/);
  expect(html).toMatch(/<\/summary><div[^>]* id="guest-services"><p>Bags<\/p>/);
});
