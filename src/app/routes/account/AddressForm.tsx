import type { FormEvent } from 'react';
import { useSubmit } from 'react-router';
import type { Address } from '#clients/commerce/account-client.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { DefaultSubmit } from '#ui/form/DefaultSubmit.tsx';
import { FormFrame } from '#ui/form/FormFrame.tsx';
import { boundField, type FormState } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Link } from '#ui/Link.tsx';
import type { AddressFieldsView } from './address-fields.server.ts';

type AddressFormProps = {
  /** What is changed; null for a new one. */
  address: Address | null;
  /** Who a new one is for, unless they write another name. */
  person: { firstName: string | null; lastName: string | null };
  isDefault: boolean;
  fields: AddressFieldsView;
  state: FormState | null | undefined;
};

/**
 * An address, with the names and lists that its country uses. Another country asks the server for its own: at once where
 * scripts run, by a button of its own where they do not.
 */
export function AddressForm({ address, person, isDefault, fields, state }: AddressFormProps) {
  const { country, format, provinces, countries } = fields;
  const submit = useSubmit();
  const field = (name: string, initial?: string | null) => boundField('address', state, name, initial);
  const changeCountry = (event: FormEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLSelectElement) || target.name !== 'country' || !target.form) return;
    const form = new FormData(target.form);
    form.set('step', 'country');
    void submit(form, { method: 'post', preventScrollReset: true });
  };
  return (
    <div onChange={changeCountry}>
      <FormFrame
        name="address"
        label={address ? 'Change the address' : 'Add an address'}
        intent="save"
        state={state}
        submitLabel="Save the address"
        pendingLabel="Saving it …"
        aside={<Link link="/auth/account/addresses">Cancel</Link>}
      >
        <TextField
          {...field('firstName', address ? address.firstName : person.firstName)}
          label="First name"
          autoComplete="given-name"
          span="half"
        />
        <TextField
          {...field('lastName', address ? address.lastName : person.lastName)}
          label="Last name"
          autoComplete="family-name"
          span="half"
          required
        />
        <TextField {...field('company', address?.company)} label="Company" autoComplete="organization" />
        <SelectField
          {...field('country', country)}
          label="Country"
          choices={countries.map(({ code, name }) => ({ value: code, name }))}
          autoComplete="country"
          required
        />
        <noscript>
          <DefaultSubmit />
          <Button type="submit" variant="secondary" name="step" value="country">
            Show this country’s fields
          </Button>
        </noscript>
        <TextField
          {...field('address1', address?.address1)}
          label="Street and number"
          autoComplete="address-line1"
          required
        />
        <TextField {...field('address2', address?.address2)} label="Apartment, floor" autoComplete="address-line2" />
        <TextField
          {...field('city', address?.city)}
          label={format.cityLabel}
          autoComplete="address-level2"
          span="half"
          required={format.cityRequired}
        />
        {format.provinceLabel ? (
          <SelectField
            key={country}
            {...field('province', address?.provinceCode)}
            label={format.provinceLabel}
            choices={provinces.map(({ code, name }) => ({ value: code, name }))}
            autoComplete="address-level1"
            span="half"
            required
          />
        ) : null}
        {format.zipLabel ? (
          <TextField
            {...field('zip', address?.zip)}
            label={format.zipLabel}
            autoComplete="postal-code"
            span="half"
            required={format.zipRequired}
          />
        ) : null}
        <TextField
          {...field('phone', address?.phone)}
          label="Telephone"
          hint="For the driver, if there is one."
          type="tel"
          autoComplete="tel"
        />
        {isDefault ? null : <CheckboxField name="makeDefault" label="Make this my default address" />}
      </FormFrame>
    </div>
  );
}
