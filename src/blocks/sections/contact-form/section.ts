import { defineSection } from '../../contract/define-section.ts';
import { contactFormStories } from './ContactForm.stories.ts';
import { contactFormDefinition } from './contact-form-definition.ts';
import { contactFormExample } from './example.ts';
import { resolveContactForm } from './resolve.server.ts';
import { contactForm } from './schema.ts';

export const contactFormSection = defineSection({
  schema: contactForm,
  example: contactFormExample,
  stories: contactFormStories,
  resolve: resolveContactForm,
  form: contactFormDefinition,
  component: () => import('./ContactForm.tsx').then((module) => module.ContactForm),
  hydrate: 'visible',
  standsBeside: true,
  allowedIn: ['page'],
  completeWithoutFields: true,
});
