import { defineSection } from '../../contract/define-section.ts';
import { careersFormStories } from './CareersForm.stories.ts';
import { careersFormDefinition } from './careers-form-definition.ts';
import { careersFormExample } from './example.ts';
import { resolveCareersForm } from './resolve.server.ts';
import { careersForm } from './schema.ts';

export const careersFormSection = defineSection({
  schema: careersForm,
  example: careersFormExample,
  stories: careersFormStories,
  resolve: resolveCareersForm,
  form: careersFormDefinition,
  component: () => import('./CareersForm.tsx').then((module) => module.CareersForm),
  hydrate: 'visible',
  standsBeside: true,
  allowedIn: ['page'],
  completeWithoutFields: true,
});
