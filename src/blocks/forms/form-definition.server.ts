import type { Blocks } from '../registry/schemas.ts';
import { careersFormDefinition } from '../sections/careers-form/careers-form-definition.ts';
import type { CareersFormData } from '../sections/careers-form/resolve.server.ts';
import { contactFormDefinition } from '../sections/contact-form/contact-form-definition.ts';
import type { ContactFormData } from '../sections/contact-form/resolve.server.ts';
import { eventsFormDefinition } from '../sections/events-form/events-form-definition.ts';
import type { EventsFormData } from '../sections/events-form/resolve.server.ts';
import { souvenirsFormDefinition } from '../sections/souvenirs-form/souvenirs-form-definition.ts';
import type { FormDefinition } from './form-fields.ts';

type Builder<Name extends keyof Blocks> = (block: Blocks[Name], data: unknown, now: Date) => FormDefinition;

const builders = {
  contact_form: (block, data) => contactFormDefinition(block, data as ContactFormData | null),
  events_form: (block, data, now) => eventsFormDefinition(block, data as EventsFormData | null, now),
  careers_form: (block, data) => careersFormDefinition(block, data as CareersFormData | null),
  souvenirs_form: (block) => souvenirsFormDefinition(block),
} satisfies { [Name in keyof Blocks]?: Builder<Name> };

/** The form that a section is; null for any other section. `data` is what its `resolve.server.ts` fetched. */
export function formDefinition(block: { component: string }, data: unknown, now: Date): FormDefinition | null {
  if (!Object.hasOwn(builders, block.component)) return null;
  // The builder of a name takes the content of that name, which only the pair of both can tell.
  const build = builders[block.component as keyof typeof builders] as (
    block: unknown,
    data: unknown,
    now: Date,
  ) => FormDefinition;
  return build(block, data, now);
}
