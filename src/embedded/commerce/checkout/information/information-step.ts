import { randomUUID } from 'node:crypto';
import { countries as allCountries, countryName } from '#protocol/addresses/countries.ts';
import { errorsByField, type FieldError, type InformationData } from '#server-pages/checkout/checkout-pages.ts';
import type { PostalAddress } from '../../addresses/postal-address.ts';
import { setColumns } from '../../carts/change-details.ts';
import { saveAddresses } from '../../carts/save-addresses.ts';
import type { CommerceContext } from '../../context.ts';
import { DELIVERY_COUNTRIES } from '../../shipping/delivery-options.ts';
import { changeCheckout } from '../change-checkout.ts';
import type { Checkout } from '../open-checkout.ts';
import type { StepHandler } from '../step-page-data.ts';
import { checkoutPath } from '../steps.ts';
import { knownInformation } from './known-information.ts';
import { readBilling } from './read-billing.ts';
import { type Information, type InformationValues, readInformation, readValues } from './read-information.ts';

const billingCountries = allCountries.map(({ code, name }) => ({ value: code, name }));
const countries = DELIVERY_COUNTRIES.map((code) => ({ value: code, name: countryName(code) ?? code }));

/** The first step; `suggests` says whether addresses are suggested. */
export function informationStep(suggests: boolean): StepHandler {
  const shown = (...step: Parameters<typeof formOf>) => ({
    ...formOf(...step),
    suggestionsPath: suggests ? checkoutPath(step[0].key, 'addresses') : null,
  });
  return {
    async form(context, checkout) {
      return shown(checkout, await knownInformation(context, checkout), []);
    },
    async take(context, checkout, form) {
      const values = readValues(form);
      // Labels and states depend on the country: choosing another one asks for the form again, with what was typed.
      if (form.get('step') === 'country') return { form: shown(checkout, values, []), hasErrors: false };
      const read = readInformation(values);
      if ('fieldErrors' in read) return { form: shown(checkout, values, read.fieldErrors), hasErrors: true };
      const errors = await saveInformation(context, checkout, read.information);
      const fieldErrors = errors.map(({ message }) => ({ field: 'email', message }));
      if (fieldErrors.length > 0) return { form: shown(checkout, values, fieldErrors), hasErrors: true };
      return { to: checkoutPath(checkout.key, 'delivery') };
    },
  };
}

function formOf(
  { key }: Checkout,
  values: InformationValues,
  fieldErrors: FieldError[],
): Omit<InformationData, 'suggestionsPath'> {
  const { marketing, otherBilling, ...texts } = values;
  return {
    kind: 'information',
    action: checkoutPath(key, 'information'),
    state: {
      values: { ...texts, marketing: marketing ? 'yes' : '', otherBilling: otherBilling ? 'yes' : '' },
      errors: errorsByField(fieldErrors),
    },
    country: values.country,
    countries,
    billing: { country: values.billingCountry, countries: billingCountries },
  };
}

/** Keeps who buys and where the parcel goes; the address takes the place of the one that was selected. */
function saveInformation(context: CommerceContext, checkout: Checkout, information: Information) {
  const { email, address, buyerName, billing, acceptsMarketing } = information;
  return changeCheckout(
    context,
    checkout,
    async (transaction, cart) => {
      const others = cart.addresses.filter((entry) => !entry.selected);
      const entry = { addressId: randomUUID(), address, selected: true, oneTimeUse: false };
      await saveAddresses(transaction, cart, [...others, entry], ['addresses']);
      return setColumns(transaction, cart, {
        email,
        billing_address: jsonOf(readBilling(billing, buyerName, cart.billingAddress)),
        ...(address.phone !== null && { phone: address.phone }),
      });
    },
    { accepts_marketing: acceptsMarketing ? 1 : 0 },
  );
}

function jsonOf(address: PostalAddress | null): string | null {
  return address && JSON.stringify(address);
}
