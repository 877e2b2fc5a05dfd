import { defineSection, everyPage } from '../../contract/define-section.ts';
import { investorsDocsExample } from './example.ts';
import { investorsDocsStories } from './InvestorsDocs.stories.ts';
import { investorsDocs } from './schema.ts';

export const investorsDocsSection = defineSection({
  schema: investorsDocs,
  example: investorsDocsExample,
  stories: investorsDocsStories,
  component: () => import('./InvestorsDocs.tsx').then((module) => module.InvestorsDocs),
  hydrate: 'never',
  allowedIn: everyPage,
});
