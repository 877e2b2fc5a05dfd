import type { Money } from '#protocol/money.ts';
import type { FormState } from '#ui/form/form-state.ts';
import type { TrackingData } from '../shell/tracking-data.ts';

/** The pages of the checkout: each takes what it shows and returns a document. */
export type CheckoutPages = {
  step: (step: StepPageData) => string;
  order: (order: OrderPageData) => string;
  message: (message: MessagePageData) => string;
};

/** One thing wrong with a form, tied to the field that can put it right. */
export type FieldError = { field: string; message: string };

export type StepPageData = {
  /** What the step is called. */
  title: string;
  hasErrors: boolean;
  /** All steps in their order; only those that can be entered have an address. */
  steps: { name: string; href: string | null; isCurrent: boolean }[];
  problem: CheckoutProblem | null;
  /** Where another card can be given. */
  paymentPath: string;
  pieces: number;
  form: StepForm;
  summary: SummaryData;
  codes: CodesData;
};

/** What went differently from what the buyer wanted, shown on the next page. */
export type CheckoutProblem =
  | { kind: 'declined' | 'timeout' | 'tries' }
  /** Sentences, each about one thing that is no longer as the buyer had seen it. */
  | { kind: 'changed'; notes: string[] };

export type StepForm = InformationData | DeliveryData | PaymentData | NothingToPayData | ReviewData;

/**
 * Who buys, and where parcel and bill go. The state's values are the fields of an address, `email`, `buyerName`, `marketing`, and
 * `otherBilling` with the fields of the billing address, which begin with `billing`.
 */
export type InformationData = {
  kind: 'information';
  action: string;
  state: FormState;
  country: string;
  countries: { value: string; name: string }[];
  /** Where addresses are suggested while the street is typed; null where no service for it is configured. */
  suggestionsPath: string | null;
  /** Of the billing address, which may lie anywhere. */
  billing: { country: string; countries: { value: string; name: string }[] };
};

export type DeliveryData = {
  kind: 'delivery';
  action: string;
  back: string;
  /** The fields `method`, a handle of `options`, `deliverFrom`, a day within `days`, and `note`. */
  state: FormState;
  days: { first: string; last: string };
  options: { handle: string; title: string; description: string; price: Money }[];
};

export type PaymentData = {
  kind: 'payment';
  action: string;
  back: string;
  /** Never with a card's number or code. */
  state: FormState;
  testCards: { number: string; words: string }[];
  /** The card that was given before, and where one goes on with it. */
  storedCard: { brand: string; last4: string; next: string } | null;
};

/** In place of a card where gift cards pay for everything. */
export type NothingToPayData = { kind: 'nothing-to-pay'; back: string; next: string };

export type ReviewData = {
  kind: 'review';
  action: string;
  back: string;
  /** The hidden field: what the buyer has seen. */
  shown: string;
  email: string;
  /** Empty where it was not given. */
  buyerName: string;
  /** Empty where the bill goes where the parcel goes. */
  billingLines: string[];
  addressLines: string[];
  delivery: { title: string; description: string } | null;
  /** The first day on which it may arrive, in words; empty where any will do. */
  deliverFrom: string;
  note: string;
  /** The parcel then has no prices in it. */
  isGift: boolean;
  /** Null where gift cards pay for everything. */
  payment: { brand: string; last4: string; due: Money } | null;
  /** Where each of them is changed. */
  change: { information: string; delivery: string; payment: string };
};

export type SummaryData = {
  lines: SummaryLine[];
  /** From the goods to what the delivery adds. */
  rows: { name: string; amount: Money }[];
  /** Delivery and taxes are not known yet. */
  isOpen: boolean;
  total: Money;
  giftCards: { name: string; amount: Money }[];
  due: Money;
};

export type SummaryLine = {
  title: string;
  /** Empty where there is nothing to choose. */
  variantTitle: string;
  quantity: number;
  attributes: string[];
  /** The address of a picture of 128 × 128 pixels. */
  picture: string | null;
  fullPrice: Money;
  price: Money;
};

/** Discount codes and gift cards; `step` is the one to come back to. */
export type CodesData = {
  step: string;
  discountAction: string;
  giftCardAction: string;
  discounts: { code: string; refusal: string | null }[];
  giftCards: { id: string; lastCharacters: string }[];
  errors: Record<string, string>;
};

export type OrderPageData = {
  number: number;
  /** Null on a page for everybody who knows the order's number and email. `isThanked`: it was bought just now. */
  buyer: { name: string; email: string; billingLines: string[]; isThanked: boolean } | null;
  label: string;
  next: string | null;
  expected: string | null;
  addressLines: string[];
  delivery: string;
  /** The first day on which it may arrive, in words; null where any will do. */
  deliverFrom: string | null;
  note: string;
  /** The parcel then has no prices in it. */
  isGift: boolean;
  refunded: Money | null;
  tracking: TrackingData[];
  events: { at: string; label: string; message: string | null }[];
  /** What was bought, where there is no summary. */
  pieces: string[];
  summary: SummaryData | null;
};

/** A page that has one thing to say, and where to go from there. */
export type MessagePageData = { title: string; text: string; link: { href: string; name: string } };

/** The errors of a form by field, the first one of each. */
export function errorsByField(errors: readonly FieldError[]): Record<string, string> {
  return Object.fromEntries(
    errors
      .toReversed()
      .map(({ field, message }) => [field, message])
      .toReversed(),
  );
}
