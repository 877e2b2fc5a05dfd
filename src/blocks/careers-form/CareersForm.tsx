import { useSearchParams } from 'react-router';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { FileField } from '#ui/form/FileField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '#ui/form/TextField.tsx';
import { Section } from '#ui/Section.tsx';
import { useBlockData } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { ConsentField } from '../forms/ConsentField.tsx';
import { PersonFields } from '../forms/PersonFields.tsx';
import { SectionForm } from '../forms/SectionForm.tsx';
import type { CareersFormData } from './resolve.server.ts';

/** The application for a position; `?role=` in the address chooses it. */
export function CareersForm({ block }: BlockProps<'careers_form'>) {
  const [search] = useSearchParams();
  const data = useBlockData<CareersFormData>(block._uid);
  const heading = block.heading || 'Apply';
  const types = block.file_types?.length ? block.file_types : (['pdf', 'docx'] as const);
  return (
    <Section heading={heading} hideHeading={block.hide_heading} layout="display" intro={block.intro}>
      <SectionForm label={heading} submitLabel="Send it" phone={block.phone} email={block.email} withFile>
        <FieldGroup legend="You">
          <PersonFields />
          <TextField name="links" label="Anything of yours to look at" type="url" autoComplete="url" span="half" />
        </FieldGroup>
        <FieldGroup legend="The work">
          <SelectField
            name="role"
            label="Position"
            required
            choices={data?.roles ?? []}
            defaultValue={search.get('role') ?? ''}
            span="half"
          />
          <SelectField
            name="hotel"
            label="House"
            choices={data?.hotels ?? []}
            placeholder="Any"
            defaultValue={search.get('hotel') ?? ''}
            span="half"
          />
          <TextField
            name="availability"
            label="When you could start, and which days"
            maxLength={200}
            hint="Tuesdays off, not before March: that sort of thing."
          />
          {block.ask_right_to_work ? (
            <CheckboxField name="right_to_work" label="I may work in the United States" />
          ) : null}
          <TextAreaField name="message" label="A page, or less" maxLength={2000} hint="Up to 2000 characters." />
          {block.allow_file === false ? null : (
            <FileField
              name="file"
              label="A file, if you have one"
              accept={types.map((type) => `.${type}`).join(',')}
              hint={`${types.map((type) => type.toUpperCase()).join(' or ')}, up to ${Number(block.max_mb) || 5} MB.`}
            />
          )}
        </FieldGroup>
        <ConsentField text={block.consent_text} />
      </SectionForm>
    </Section>
  );
}
