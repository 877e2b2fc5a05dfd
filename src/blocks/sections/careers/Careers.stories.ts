import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { changed } from '../../examples/example-story.ts';
import { exampleJobs } from '../../examples/example-writings.ts';
import { careersExample } from './example.ts';

export const careersStories: CatalogueStories<'careers'> = {
  list: { block: careersExample },
  filtered: { block: careersExample, path: '/careers?department=kitchen' },
  filtered_none: { block: careersExample, path: '/careers?department=kitchen&type=full' },
  filled: {
    block: careersExample,
    path: '/careers#line-cook',
    stories: exampleJobs.slice(1).map((job) => changed(job, { status: 'closed' })),
  },
  no_openings: { block: careersExample, without: ['job'] },
};
