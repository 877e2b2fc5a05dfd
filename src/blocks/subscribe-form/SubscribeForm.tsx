import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { RichText } from '#ui/RichText.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { SectionForm } from '../forms/SectionForm.tsx';
import styles from './SubscribeForm.module.css';

/** The newsletter: one list asks for the address alone, the other for names and a postal code too (spec §3). */
export function SubscribeForm({ block }: BlockProps<'subscribe_form'>) {
  const heading = block.heading || 'Newsletter';
  const isInline = block.layout !== 'stacked' && block.provider !== 'cendyn';
  return (
    <Section heading={heading} hideHeading={block.hide_heading} layout={isInline ? 'register' : 'display'}>
      <SectionForm label={heading} submitLabel="Subscribe" phone={block.phone} email={block.email} inline={isInline}>
        {block.provider === 'cendyn' ? <HubFields /> : <EmailField />}
        <RichText value={block.privacy_note} className={styles.privacy} />
      </SectionForm>
    </Section>
  );
}

function EmailField() {
  return (
    <FieldGroup>
      <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} required />
    </FieldGroup>
  );
}

function HubFields() {
  return (
    <FieldGroup>
      <TextField name="firstName" label="First name" autoComplete="given-name" maxLength={80} required span="half" />
      <TextField name="lastName" label="Last name" autoComplete="family-name" maxLength={80} required span="half" />
      <TextField name="email" label="Email" type="email" autoComplete="email" maxLength={254} required span="half" />
      <TextField name="zip" label="ZIP or postal code" autoComplete="postal-code" maxLength={12} span="half" />
    </FieldGroup>
  );
}
