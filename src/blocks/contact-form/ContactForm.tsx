import { useSearchParams } from 'react-router';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextAreaField } from '#ui/form/TextField.tsx';
import { Section } from '#ui/Section.tsx';
import { useBlockData } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { ConsentField } from '../forms/ConsentField.tsx';
import { PersonFields } from '../forms/PersonFields.tsx';
import { SectionForm } from '../forms/SectionForm.tsx';
import type { ContactFormData } from './resolve.server.ts';

/** A letter; its topic says who reads it. `?topic=` and `?hotel=` in the address choose beforehand. */
export function ContactForm({ block }: BlockProps<'contact_form'>) {
  const [search] = useSearchParams();
  const data = useBlockData<ContactFormData>(block._uid);
  const heading = block.heading || 'Write to us';
  return (
    <Section heading={heading} hideHeading={block.hide_heading} layout="display" intro={block.intro}>
      <SectionForm label={heading} submitLabel="Send the letter" phone={block.phone} email={block.email}>
        <FieldGroup>
          <SelectField
            name="topic"
            label="About"
            required
            choices={data?.topics ?? []}
            defaultValue={search.get('topic') ?? ''}
            span="half"
          />
          <SelectField
            name="hotel"
            label="House"
            choices={data?.hotels ?? []}
            placeholder="None in particular"
            defaultValue={search.get('hotel') ?? ''}
            span="half"
          />
          <PersonFields />
          <TextAreaField name="message" label="Your letter" required maxLength={2000} hint="Up to 2000 characters." />
        </FieldGroup>
        <ConsentField text={block.consent_text} />
      </SectionForm>
    </Section>
  );
}
