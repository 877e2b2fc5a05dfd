import type { StepHandler } from '../step-page.ts';
import { checkoutPath } from '../steps.ts';
import { informationForm } from './information-page.ts';
import { knownInformation } from './known-information.ts';
import { readInformation, readValues } from './read-information.ts';
import { saveInformation } from './save-information.ts';

export const informationStep: StepHandler = {
  async form(context, checkout) {
    return informationForm(checkoutPath(checkout.key, 'information'), await knownInformation(context, checkout), []);
  },
  async take(context, checkout, form) {
    const action = checkoutPath(checkout.key, 'information');
    const values = readValues(form);
    // Labels and states depend on the country: choosing another one asks for the form again, with what was typed.
    if (form.get('step') === 'country') return { form: informationForm(action, values, []), hasErrors: false };
    const read = readInformation(values);
    if ('fieldErrors' in read) return { form: informationForm(action, values, read.fieldErrors), hasErrors: true };
    const errors = await saveInformation(context, checkout, read.information);
    const fieldErrors = errors.map(({ message }) => ({ field: 'email', message }));
    if (fieldErrors.length > 0) return { form: informationForm(action, values, fieldErrors), hasErrors: true };
    return { to: checkoutPath(checkout.key, 'delivery') };
  },
};
