import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { mailGridExample } from './example.ts';

export const mailGridStories: CatalogueStories<'mail_grid'> = {
  all: { block: mailGridExample },
  of_a_tag: { block: { ...mailGridExample, source: 'tag', tag: 'repairs', heading: 'Repairs' } },
  second_page: { block: { ...mailGridExample, page_size: '2' }, path: '/ash-mail?page=2' },
  empty: { block: mailGridExample, without: ['mail_article'], draft: true },
};
