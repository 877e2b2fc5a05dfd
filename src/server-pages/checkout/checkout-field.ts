import { type BoundField, boundField, type FormState } from '#ui/form/form-state.ts';

/** Begins the ids of the fields of a step. */
export const CHECKOUT_FORM = 'checkout';

/** Longest value of a field unless it says otherwise, in characters. */
const MAX_LENGTH = 255;

/** A field of a step, which is required unless it says otherwise. */
export function checkoutField(
  state: FormState,
  name: string,
): BoundField & { required: boolean; markOptional: boolean; maxLength: number } {
  return { ...boundField(CHECKOUT_FORM, state, name), required: true, markOptional: true, maxLength: MAX_LENGTH };
}
