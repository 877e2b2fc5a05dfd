import { useBlockData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { FormSection } from '../../forms/FormSection.tsx';
import { contactFormDefinition } from './contact-form-definition.ts';
import type { ContactFormData } from './resolve.server.ts';

/** A letter; its topic says who reads it. `?topic=` and `?hotel=` in the address choose beforehand. */
export function ContactForm({ block }: BlockProps<'contact_form'>) {
  const data = useBlockData<ContactFormData>(block._uid);
  return <FormSection section={block} form={contactFormDefinition(block, data)} />;
}
