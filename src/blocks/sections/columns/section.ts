import { defineSection, everyPage } from '../../contract/define-section.ts';
import { columnsStories } from './Columns.stories.ts';
import { columnsExample } from './example.ts';
import { columns } from './schema.ts';

export const columnsSection = defineSection({
  schema: columns,
  example: columnsExample,
  stories: columnsStories,
  component: () => import('./Columns.tsx').then((module) => module.Columns),
  hydrate: 'never',
  standsBeside: true,
  allowedIn: everyPage,
});
