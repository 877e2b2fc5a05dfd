import { addressFormat } from '#protocol/addresses/address-format.ts';
import { provincesOf } from '#protocol/addresses/provinces.ts';
import { noPricesText } from '#protocol/shopify/gift-attribute.ts';
import { Button } from '#ui/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { boundField } from '#ui/form/form-state.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import styles from './BillingFields.module.css';
import { CHECKOUT_FORM, checkoutField } from './checkout-field.ts';
import type { InformationData } from './checkout-pages.ts';
import form from './InformationForm.module.css';

/** Where the bill goes, when that is not where the parcel goes: its fields are there once the box is ticked. */
export function BillingFields({ state, billing }: Pick<InformationData, 'state' | 'billing'>) {
  const { country, countries } = billing;
  const format = addressFormat(country);
  const field = (name: string) => checkoutField(state, name);
  return (
    <div className={styles.billing}>
      <CheckboxField
        id={boundField(CHECKOUT_FORM, state, 'otherBilling').id}
        name="otherBilling"
        label="My billing address is another one"
        hint={`For a gift, say: it goes to them, and the bill to you. ${noPricesText} then.`}
        defaultChecked={state.values.otherBilling === 'yes'}
      />
      <div className={styles.address}>
        <FieldGroup legend="Billing address">
          <p className={styles.name}>
            The name on the bill is the one in the field{' '}
            <a href={`#${boundField(CHECKOUT_FORM, state, 'buyerName').id}`}>Your name</a> above.
          </p>
          <div className={form.country}>
            <SelectField
              {...field('billingCountry')}
              label="Country"
              choices={countries}
              placeholder={null}
              autoComplete="billing country"
            />
            <Button type="submit" variant="secondary" name="step" value="country">
              <span>
                Use this country<span className="visually-hidden"> for the bill</span>
              </span>
            </Button>
          </div>
          <TextField
            {...field('billingCompany')}
            label="Company"
            autoComplete="billing organization"
            required={false}
          />
          <TextField {...field('billingAddress1')} label="Street and number" autoComplete="billing address-line1" />
          <TextField
            {...field('billingAddress2')}
            label="Apartment, floor"
            autoComplete="billing address-line2"
            required={false}
          />
          <TextField
            {...field('billingCity')}
            label={format.cityLabel}
            autoComplete="billing address-level2"
            required={format.cityRequired}
            span="third"
          />
          {format.provinceLabel ? (
            <SelectField
              {...field('billingProvince')}
              label={format.provinceLabel}
              choices={provincesOf(country).map(({ code, name }) => ({ value: code, name }))}
              autoComplete="billing address-level1"
              span="third"
            />
          ) : null}
          {format.zipLabel ? (
            <TextField
              {...field('billingZip')}
              label={format.zipLabel}
              autoComplete="billing postal-code"
              required={format.zipRequired}
              span="third"
            />
          ) : null}
        </FieldGroup>
      </div>
    </div>
  );
}
