import { html } from 'hono/html';
import { addressFormat } from '#protocol/addresses/address-format.ts';
import { countryName, provincesOf } from '#protocol/addresses/countries.ts';
import type { Html } from '#services/server-pages/page-shell.ts';
import { DELIVERY_COUNTRIES } from '../../shipping/delivery-options.ts';
import { errorSummary, type Field, type FieldError, inputField, selectField } from '../form-field.ts';
import type { InformationValues } from './read-information.ts';

const countryChoices = DELIVERY_COUNTRIES.map((code) => [code, countryName(code) ?? code] as const);

/** Who buys, and where the parcel goes; labels and the list of states are those of the country. */
export function informationForm(action: string, values: InformationValues, fieldErrors: FieldError[]): Html {
  const { country } = values;
  const format = addressFormat(country);
  const field = (more: Omit<Field, 'value'> & { name: keyof Omit<InformationValues, 'marketing'> }) =>
    inputField({ ...more, value: values[more.name] }, fieldErrors);
  const provinces = provincesOf(country).map(({ code, name }) => [code, name] as const);
  return html`${errorSummary(fieldErrors)}
<form method="post" action="${action}" novalidate class="stack">
<h2>Who it is from</h2>
<div class="fields">
${field({ name: 'email', label: 'Email', type: 'email', autocomplete: 'email', inputmode: 'email', hint: 'For the confirmation, and for news of the parcel.' })}
<p class="choice"><input id="marketing" name="marketing" type="checkbox" value="1"${values.marketing ? html` checked` : ''}><label for="marketing">Write to me now and then about new things in the shop</label></p>
</div>
<h2>Where it goes</h2>
<div class="fields">
<div class="inline">
${selectField({ name: 'country', label: 'Country', value: country, autocomplete: 'shipping country' }, countryChoices, fieldErrors)}
<button class="button plain" name="step" value="country">Use this country</button>
</div>
${field({ name: 'firstName', label: 'First name', autocomplete: 'shipping given-name', width: 'half', required: false })}
${field({ name: 'lastName', label: 'Last name', autocomplete: 'shipping family-name', width: 'half' })}
${field({ name: 'company', label: 'Company', autocomplete: 'shipping organization', required: false })}
${field({ name: 'address1', label: 'Street and number', autocomplete: 'shipping address-line1' })}
${field({ name: 'address2', label: 'Apartment, floor', autocomplete: 'shipping address-line2', required: false })}
${field({ name: 'city', label: format.cityLabel, autocomplete: 'shipping address-level2', width: 'third' })}
${selectField({ name: 'province', label: format.provinceLabel ?? 'Province', value: values.province, autocomplete: 'shipping address-level1', width: 'third' }, [['', 'Choose'], ...provinces], fieldErrors)}
${field({ name: 'zip', label: format.zipLabel ?? 'Postal code', autocomplete: 'shipping postal-code', width: 'third' })}
${field({ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'shipping tel', inputmode: 'tel', required: false, hint: 'For the carrier, should they stand before a locked door.' })}
</div>
<div class="actions"><a href="/cart">Back to the cart</a><button class="button">Go on to delivery</button></div>
</form>`;
}
