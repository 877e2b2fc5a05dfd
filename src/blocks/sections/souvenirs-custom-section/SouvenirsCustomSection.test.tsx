import { describe, expect, it } from 'vitest';
import type { Blocks } from '../../registry/schemas.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { souvenirsCustomSectionExample } from './example.ts';
import { SouvenirsCustomSection } from './SouvenirsCustomSection.tsx';

const render = (fields: Partial<Blocks['souvenirs_custom_section']>) =>
  renderOnPage(<SouvenirsCustomSection block={{ ...souvenirsCustomSectionExample, ...fields }} />);

describe('SouvenirsCustomSection', () => {
  it('is a section named by its heading, shown or not', () => {
    expect(render({})).toMatch(/<section[^>]* aria-labelledby="([^"]+)".*<h2 id="\1"[^>]*>Poured on Tuesdays/s);
    expect(render({ hide_heading: true })).toMatch(/class="visually-hidden"[^>]*>Poured/);
  });

  it('shows its picture beside words alone', () => {
    expect(render({})).toContain('key-tag-mold');
    expect(render({ layout: 'text' })).not.toContain('key-tag-mold');
  });

  it('quotes its text, and says under it who said so', () => {
    const html = render({ layout: 'quote' });
    expect(html).toMatch(/<blockquote[^>]*>.*The tags are cast.*<\/blockquote><figcaption[^>]*>Poured on Tuesdays/s);
    expect(html).not.toContain('<section');
  });

  it('shows columns in their own layout alone', () => {
    expect(render({ layout: 'columns' })).toContain('Old taps');
    expect(render({})).not.toContain('Old taps');
  });

  it('shows nothing in public while it is empty', () => {
    expect(render({ layout: 'text', heading: '', body: null })).toBe('');
  });
});
