import type { ComponentProps } from 'react';
import { addressFormat } from '#protocol/addresses/address-format.ts';
import { provincesOf } from '#protocol/addresses/provinces.ts';
import { Button, ButtonRow } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { DefaultSubmit } from '#ui/form/DefaultSubmit.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { boundField } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Link } from '#ui/Link.tsx';
import { PageForm } from '../shell/PageForm.tsx';
import page from '../shell/page.module.css';
import { BillingFields } from './BillingFields.tsx';
import { CHECKOUT_FORM, checkoutField } from './checkout-field.ts';
import type { InformationData } from './checkout-pages.ts';
import styles from './InformationForm.module.css';

const suggestionsId = `${CHECKOUT_FORM}-addresses`;

/** Who buys, where the parcel goes, and the bill; labels and the list of states are those of the country. */
export function InformationForm({ action, state, country, countries, suggestionsPath, billing }: InformationData) {
  const format = addressFormat(country);
  const field = (name: string) => checkoutField(state, name);
  const line = (props: Omit<ComponentProps<typeof TextField>, 'id'>) => <TextField {...field(props.name)} {...props} />;
  return (
    <PageForm name={CHECKOUT_FORM} action={action} state={state}>
      <h2>Who it is from</h2>
      <FieldGroup>
        {line({
          ...{ name: 'email', label: 'Email', type: 'email', autoComplete: 'email', inputMode: 'email' },
          hint: 'For the confirmation, and for news of the parcel.',
        })}
        <div className={styles.buyerName}>
          {line({
            ...{ name: 'buyerName', label: 'Your name', autoComplete: 'billing name', required: false },
            hint: 'For the bill and for our thanks, where the parcel goes to somebody else.',
          })}
        </div>
        <CheckboxField
          id={boundField(CHECKOUT_FORM, state, 'marketing').id}
          name="marketing"
          label="Write to me now and then about new things in the shop"
          defaultChecked={state.values.marketing === 'yes'}
        />
      </FieldGroup>
      <h2>Where it goes</h2>
      <FieldGroup>
        <div className={styles.country}>
          <SelectField
            {...field('country')}
            label="Country"
            choices={countries}
            placeholder={null}
            autoComplete="shipping country"
          />
          <DefaultSubmit />
          <Button type="submit" variant="secondary" name="step" value="country">
            Use this country
          </Button>
        </div>
        {line({
          ...{ name: 'firstName', label: 'First name', autoComplete: 'shipping given-name' },
          ...{ span: 'half', required: false },
        })}
        {line({ name: 'lastName', label: 'Last name', autoComplete: 'shipping family-name', span: 'half' })}
        {line({ name: 'company', label: 'Company', autoComplete: 'shipping organization', required: false })}
        {line({
          ...{ name: 'address1', label: 'Street and number', autoComplete: 'shipping address-line1' },
          ...(suggestionsPath !== null && { list: suggestionsId }),
        })}
        {suggestionsPath === null ? null : <Suggestions path={suggestionsPath} />}
        {line({ name: 'address2', label: 'Apartment, floor', autoComplete: 'shipping address-line2', required: false })}
        {line({ name: 'city', label: format.cityLabel, autoComplete: 'shipping address-level2', span: 'third' })}
        <SelectField
          {...field('province')}
          label={format.provinceLabel ?? 'Province'}
          choices={provincesOf(country).map(({ code, name }) => ({ value: code, name }))}
          autoComplete="shipping address-level1"
          span="third"
        />
        {line({
          ...{ name: 'zip', label: format.zipLabel ?? 'Postal code', autoComplete: 'shipping postal-code' },
          span: 'third',
        })}
        {line({
          ...{ name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'shipping tel', inputMode: 'tel' },
          ...{ required: false, hint: 'For the carrier, should they stand before a locked door.' },
        })}
      </FieldGroup>
      <BillingFields state={state} billing={billing} />
      <ButtonRow className={page.actions}>
        <Link link="/cart">Back to the cart</Link>
        <Button type="submit">Continue to delivery</Button>
      </ButtonRow>
    </PageForm>
  );
}

/** The list that a script fills while the street is typed, and what it says once one is chosen. Without scripts it stays empty. */
function Suggestions({ path }: { path: string }) {
  return (
    <div className="visually-hidden">
      <datalist id={suggestionsId} data-from={path} />
      <p role="status" />
    </div>
  );
}
