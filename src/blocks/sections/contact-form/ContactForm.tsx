import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { contactFormDefinition } from './contact-form-definition.ts';

/** A contact message; its topic decides who receives it. `?topic=` and `?hotel=` in the address preselect both. */
export function ContactForm({ block }: BlockProps<'contact_form'>) {
  const data = useSectionData(block);
  return <FormSection section={block} form={contactFormDefinition(block, data)} />;
}
