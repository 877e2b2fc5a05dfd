import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { type VariantRecord, variantById } from '../product-catalogue/variant-record.ts';
import type { CartUserError } from './cart-problem.ts';
import type { Attribute } from './cart-record.ts';
import type { ParentInput } from './parent-input.ts';

/** The schema's CartLineInput, and CartLineUpdateInput without its id. */
export type LineInput = {
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
  parent?: ParentInput | null;
};

const MAX_QUANTITY = 1_000_000;

/** A cart holds fewer pieces of a line than this, like the vendor's. To add 0 adds nothing; to change to 0 removes. */
export function quantityError(quantity: number, field: string[]): CartUserError | null {
  if (quantity < 0) return { code: 'MINIMUM_NOT_MET', field, message: 'The quantity must be 0 or more.' };
  if (quantity > MAX_QUANTITY) {
    return { code: 'MAXIMUM_EXCEEDED', field, message: `The quantity must be ${MAX_QUANTITY} or less.` };
  }
  return null;
}

/** The refusal of a subscription: this shop sells none. */
export function sellingPlanError({ sellingPlanId }: LineInput, path: string[]): CartUserError | null {
  if (!sellingPlanId) return null;
  const message = 'Cannot apply selling plan to variant';
  return { code: 'SELLING_PLAN_NOT_APPLICABLE', field: [...path, 'sellingPlanId'], message };
}

/** The variant a global id names, or the error that there is none. */
export async function findMerchandise(
  context: CommerceContext,
  merchandiseId: string,
  path: string[],
): Promise<VariantRecord | CartUserError> {
  const number = numberOfType(merchandiseId, 'ProductVariant');
  const variant = number === null ? null : await variantById(context, number);
  if (variant) return variant;
  const message = `The merchandise with id ${merchandiseId} does not exist.`;
  return { code: 'INVALID', field: [...path, 'merchandiseId'], message };
}

/** Attributes as they are stored: of a key given twice, the last value. */
export function attributesText(attributes: Attribute[]): string {
  const last = new Map(attributes.map(({ key, value }) => [key, value]));
  return JSON.stringify([...last].map(([key, value]) => ({ key, value })));
}
