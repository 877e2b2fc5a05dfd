import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { souvenirsFaqsExample } from './example.ts';

/** As many questions as it takes for the search field to appear. */
const manyGroups = souvenirsFaqsExample.groups.map((group) => ({
  ...group,
  items: Array.from({ length: 8 }, (_, index) =>
    (group.items ?? []).map((item) => ({
      ...item,
      _uid: `${item._uid}-${index}`,
      question: `${item.question} (${index + 1})`,
      anchor: `${item.anchor}-${index}`,
    })),
  ).flat(),
}));

export const souvenirsFaqsStories: CatalogueStories<'souvenirs_faqs'> = {
  all_closed: { block: souvenirsFaqsExample },
  one_group: { block: { ...souvenirsFaqsExample, groups: souvenirsFaqsExample.groups.slice(1) } },
  searchable: { block: { ...souvenirsFaqsExample, groups: manyGroups } },
  nothing_yet: { block: { ...souvenirsFaqsExample, groups: [] }, draft: true },
};
