import { defineSection, everyPage } from '../../contract/define-section.ts';
import { richTextExample } from './example.ts';
import { richTextStories } from './RichTextSection.stories.ts';
import { richText } from './schema.ts';

export const richTextSection = defineSection({
  schema: richText,
  example: richTextExample,
  stories: richTextStories,
  component: () => import('./RichTextSection.tsx').then((module) => module.RichTextSection),
  hydrate: 'never',
  standsBeside: true,
  allowedIn: everyPage,
});
