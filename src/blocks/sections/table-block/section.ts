import { defineSection, everyPage } from '../../contract/define-section.ts';
import { tableBlockExample } from './example.ts';
import { tableBlock } from './schema.ts';
import { tableBlockStories } from './TableBlock.stories.ts';

export const tableBlockSection = defineSection({
  schema: tableBlock,
  example: tableBlockExample,
  stories: tableBlockStories,
  component: () => import('./TableBlock.tsx').then((module) => module.TableBlock),
  hydrate: 'never',
  standsBeside: true,
  allowedIn: everyPage,
});
