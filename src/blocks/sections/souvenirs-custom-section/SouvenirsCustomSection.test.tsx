import { describe, expect, it } from 'vitest';
import type { Blocks } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { souvenirsCustomSectionExample } from './example.ts';
import { SouvenirsCustomSection } from './SouvenirsCustomSection.tsx';

const render = (fields: Partial<Blocks['souvenirs_custom_section']>) =>
  renderOnPage(<SouvenirsCustomSection block={{ ...souvenirsCustomSectionExample, ...fields }} />);

describe('SouvenirsCustomSection', () => {
  it('is a section named by its heading, shown or not', () => {
    for (const hidden of [false, true]) {
      const { getByRole } = readHtml(render({ hide_heading: hidden }));
      getByRole('region', { name: 'Poured on Tuesdays' });
      const heading = getByRole('heading', { level: 2, name: 'Poured on Tuesdays' });
      expect(heading.classList.contains('visually-hidden')).toBe(hidden);
    }
  });

  it('shows its picture beside words alone', () => {
    expect(render({})).toContain('key-tag-mold');
    expect(render({ layout: 'text' })).not.toContain('key-tag-mold');
  });

  it('quotes its text, and says under it who said so', () => {
    const { container, getByRole } = readHtml(render({ layout: 'quote' }));
    expect(getByRole('blockquote').textContent).toContain('The tags are cast');
    const caption = getByRole('blockquote').nextElementSibling;
    expect(caption?.tagName).toBe('FIGCAPTION');
    expect(caption?.textContent).toContain('Poured on Tuesdays');
    expect(container.querySelector('section')).toBeNull();
  });

  it('shows columns in their own layout alone', () => {
    expect(render({ layout: 'columns' })).toContain('Old taps');
    expect(render({})).not.toContain('Old taps');
  });

  it('shows nothing in public while it is empty', () => {
    expect(render({ layout: 'text', heading: '', body: null })).toBe('');
  });
});
