import type { HubFormSeed } from '#embedded/newsletters/hub/hub-service.ts';
import type { MailchimpListSeed } from '#embedded/newsletters/mailchimp/mailchimp-service.ts';

/** The lists that footers and `subscribe_form` sections name. The readers of one are asked by mail to confirm. */
export const mailchimpLists: MailchimpListSeed[] = [
  { id: 'ash-letter', name: 'The ash letter', doubleOptIn: false },
  { id: 'siren-letter', name: 'The Siren letter', doubleOptIn: false },
  { id: 'parish-notices', name: 'Parish notices', doubleOptIn: false },
  { id: 'shenandoah-opening', name: 'News of the opening', doubleOptIn: false },
  { id: 'neptune-tides', name: 'Tides at Neptune', doubleOptIn: true },
];

/** The hub's form where a section names none. */
export const defaultHubForm = 'ash-hub';

/** The hub's forms, each with the list that it is for. */
export const hubForms: HubFormSeed[] = [
  { id: defaultHubForm, name: 'The ash letter' },
  { id: 'ulysses-tenants', name: 'The letter to the tenants' },
  { id: 'shenandoah', name: 'The letter about the works' },
];
