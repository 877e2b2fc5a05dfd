import type { BlockStates } from '../catalogue/block-state.ts';
import { eventsFormExample } from './example.ts';

export const eventsFormStates: BlockStates<'events_form'> = {
  idle: { block: eventsFormExample },
  plain: { block: { ...eventsFormExample, fields_on: [], intro: '' } },
  house_chosen: { block: eventsFormExample, path: '/hotels/ulysses?hotel=ulysses' },
};
