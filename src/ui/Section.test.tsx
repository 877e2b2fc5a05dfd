import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './Section.tsx';

test('a folded section shows its heading alone, which is the address of the rest', () => {
  const html = renderToStaticMarkup(
    <Section heading="Guest services" layout="fold" intro="Day and night.">
      <p>Bags</p>
    </Section>,
  );
  expect(html).toMatch(/<details(?![^>]* open)[^>]*><summary[^>]*><h2[^>]*>Guest services<\/h2>/);
  expect(html).toMatch(/<\/summary><div[^>]* id="guest-services"><p>Bags<\/p>/);
});
