/** The steps of a checkout in their order; `information` is the checkout's own address. */
export const steps = ['information', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof steps)[number];

/** What the steps are called in the checkout's list of them. */
export const stepNames: Record<Step, string> = {
  information: 'Address',
  delivery: 'Delivery',
  payment: 'Payment',
  review: 'Review',
};

/** A cart's token and the key that opens it. */
export type CheckoutKey = { token: string; key: string };

/** Where a step, or a form that belongs to all of them, is. The key is in the address, as in the vendor's. */
export function checkoutPath(
  { token, key }: CheckoutKey,
  place: Step | 'discount' | 'gift-card' | 'addresses',
): string {
  const path = place === 'information' ? '' : `/${place}`;
  return `/checkout/${token}${path}?key=${encodeURIComponent(key)}`;
}

/** Whether a text, such as a part of an address, names a step. */
export function isStep(text: string | null): text is Step {
  return steps.some((step) => step === text);
}
