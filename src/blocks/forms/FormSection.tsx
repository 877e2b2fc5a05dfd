import { Section } from '#ui/Section.tsx';
import type { FormDefinition } from './form-fields.ts';
import { SectionForm } from './SectionForm.tsx';

type FormSectionProps = {
  section: { hide_heading?: boolean | null; intro?: string | null };
  form: FormDefinition;
};

/** A section that is one form under its heading. */
export function FormSection({ section, form }: FormSectionProps) {
  return (
    <Section heading={form.label} hideHeading={section.hide_heading} layout="display" intro={section.intro}>
      <SectionForm form={form} />
    </Section>
  );
}
