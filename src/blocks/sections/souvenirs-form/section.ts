import { defineSection } from '../../contract/define-section.ts';
import { souvenirsFormExample } from './example.ts';
import { souvenirsFormStories } from './SouvenirsForm.stories.ts';
import { souvenirsForm } from './schema.ts';
import { souvenirsFormDefinition } from './souvenirs-form-definition.ts';

export const souvenirsFormSection = defineSection({
  schema: souvenirsForm,
  example: souvenirsFormExample,
  stories: souvenirsFormStories,
  form: souvenirsFormDefinition,
  component: () => import('./SouvenirsForm.tsx').then((module) => module.SouvenirsForm),
  hydrate: 'visible',
  allowedIn: ['page'],
  completeWithoutFields: true,
});
