import type { BlockStates } from '../catalogue/block-state.ts';
import { changed } from '../catalogue/example-story.ts';
import { exampleJobs } from '../catalogue/example-writings.ts';
import { careersExample } from './example.ts';

export const careersStates: BlockStates<'careers'> = {
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
