import { maxEmailLength, maxNewsletterNameLength, maxPostalCodeLength } from '#protocol/input-limits.ts';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { TextField } from '#ui/form/TextField.tsx';
import type { NewsletterProvider } from './newsletter-contract.ts';

type NewsletterFieldsProps = { form: string; provider: NewsletterProvider; state: FormState | null };

/**
 * The fields of form A, or of form B (docs/reference/newsletters.md#providers). Their names are those that the
 * providers know.
 */
export function NewsletterFields({ form, provider, state }: NewsletterFieldsProps) {
  const bound = (name: string) => boundField(form, state, name);
  if (provider === 'mailchimp') {
    return (
      <FieldGroup>
        <TextField
          {...bound('email_address')}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={maxEmailLength}
          required
        />
      </FieldGroup>
    );
  }
  return (
    <FieldGroup>
      <TextField
        {...bound('firstName')}
        label="First name"
        autoComplete="given-name"
        maxLength={maxNewsletterNameLength}
        required
        span="half"
      />
      <TextField
        {...bound('lastName')}
        label="Last name"
        autoComplete="family-name"
        maxLength={maxNewsletterNameLength}
        required
        span="half"
      />
      <TextField
        {...bound('emailAddress')}
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={maxEmailLength}
        required
        span="half"
      />
      <TextField
        {...bound('zip')}
        label="ZIP or postal code"
        autoComplete="postal-code"
        maxLength={maxPostalCodeLength}
        span="half"
      />
    </FieldGroup>
  );
}
