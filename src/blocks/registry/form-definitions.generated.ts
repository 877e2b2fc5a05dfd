// Written by src/cli/generate-sections.ts from the section.ts of every folder in src/blocks/sections. Do not edit.

import { careersFormDefinition } from '../sections/careers-form/careers-form-definition.ts';
import { contactFormDefinition } from '../sections/contact-form/contact-form-definition.ts';
import { eventsFormDefinition } from '../sections/events-form/events-form-definition.ts';
import { souvenirsFormDefinition } from '../sections/souvenirs-form/souvenirs-form-definition.ts';

/** The form of every section that is one, by the section's name. */
export const formDefinitions = {
  careers_form: careersFormDefinition,
  contact_form: contactFormDefinition,
  events_form: eventsFormDefinition,
  souvenirs_form: souvenirsFormDefinition,
};
