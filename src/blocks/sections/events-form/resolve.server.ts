import type { Choice } from '#ui/form/SelectField.tsx';
import type { ResolveContext } from '../../contract/resolve-context.ts';
import { datasourceChoices, type HotelChoice, hotelChoices } from '../../forms/form-choices.server.ts';
import type { Blocks } from '../../registry/schemas.ts';

export type EventsFormData = { hotels: HotelChoice[]; types: Choice[]; spaces: Choice[] };

/** What can be chosen in the form. Spaces are offered only where the editor names some. */
export async function resolveEventsForm(
  block: Blocks['events_form'],
  context: Pick<ResolveContext, 'content' | 'version'>,
): Promise<EventsFormData> {
  const [hotels, types, spaces] = await Promise.all([
    hotelChoices(block.hotels, context),
    datasourceChoices('event-types', block.event_types, context),
    block.spaces?.length ? datasourceChoices('event-spaces', block.spaces, context) : [],
  ]);
  return { hotels, types, spaces };
}
