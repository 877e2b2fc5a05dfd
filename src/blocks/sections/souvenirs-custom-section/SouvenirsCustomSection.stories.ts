import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import { souvenirsCustomSectionExample } from './example.ts';

const said = paragraphs('A thing should admit how it was made.');

export const souvenirsCustomSectionStories: CatalogueStories<'souvenirs_custom_section'> = {
  media_text: { block: souvenirsCustomSectionExample },
  text: { block: { ...souvenirsCustomSectionExample, layout: 'text' } },
  quote: { block: { ...souvenirsCustomSectionExample, layout: 'quote', heading: 'Alma, who files', body: said } },
  columns: { block: { ...souvenirsCustomSectionExample, layout: 'columns' } },
  on_tint: { block: { ...souvenirsCustomSectionExample, background: 'tint' } },
  on_brand: { block: { ...souvenirsCustomSectionExample, layout: 'columns', background: 'brand' } },
  nothing_yet: {
    block: { ...souvenirsCustomSectionExample, layout: 'text', heading: '', body: null },
    draft: true,
  },
};
