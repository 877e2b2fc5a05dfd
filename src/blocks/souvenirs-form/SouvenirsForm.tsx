import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { TextAreaField, TextField } from '#ui/form/TextField.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { ConsentField } from '../forms/ConsentField.tsx';
import { PersonFields } from '../forms/PersonFields.tsx';
import { SectionForm } from '../forms/SectionForm.tsx';

/** A question to the shop. Back in stock asks for nothing but an address. */
export function SouvenirsForm({ block }: BlockProps<'souvenirs_form'>) {
  const isBackInStock = block.kind === 'back_in_stock';
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading} layout="display" intro={block.intro}>
      <SectionForm
        label={block.heading}
        submitLabel={isBackInStock ? 'Tell me when it is back' : 'Ask the shop'}
        phone={block.phone}
        email={block.email}
        inline={isBackInStock}
      >
        {block.product ? <input type="hidden" name="product" value={block.product} /> : null}
        {isBackInStock ? (
          <FieldGroup>
            <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} required />
          </FieldGroup>
        ) : (
          <EnquiryFields block={block} />
        )}
        <ConsentField text={block.consent_text} />
      </SectionForm>
    </Section>
  );
}

function EnquiryFields({ block: { kind, fields_on } }: BlockProps<'souvenirs_form'>) {
  const isOn = (field: 'company' | 'quantity') => fields_on?.includes(field) === true;
  return (
    <FieldGroup>
      <PersonFields withPhone={false} />
      {isOn('company') ? (
        <TextField
          name="company"
          label="Company"
          autoComplete="organization"
          maxLength={120}
          required={kind === 'wholesale'}
          span="half"
        />
      ) : null}
      {isOn('quantity') ? (
        <TextField name="quantity" label="How many" type="number" min={1} max={100000} span="half" />
      ) : null}
      <TextAreaField
        name="message"
        label="What you are after"
        required
        maxLength={2000}
        hint="Up to 2000 characters."
      />
    </FieldGroup>
  );
}
