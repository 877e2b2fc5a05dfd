import { useBlockSurroundings, useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { eventsFormDefinition } from './events-form-definition.ts';

/** The enquiry about a private event; `?hotel=` in the address preselects the hotel. */
export function EventsForm({ block }: BlockProps<'events_form'>) {
  const { now } = useBlockSurroundings();
  const data = useSectionData(block);
  return <FormSection section={block} form={eventsFormDefinition(block, data, new Date(now))} />;
}
