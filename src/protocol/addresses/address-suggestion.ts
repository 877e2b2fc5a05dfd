/** What is typed of a street address, and the country that it is looked for in. */
export type AddressQuestion = { text: string; country: string };

/** An address that a service knows, ready for a form; the texts that it lacks are empty. */
export type AddressSuggestion = {
  /** In one line, as it is offered. */
  label: string;
  address1: string;
  city: string;
  /** Its code. */
  province: string;
  zip: string;
};

/**
 * Finds the addresses that somebody may be typing, or says after how many seconds this visitor may ask again. Whatever keeps the
 * service from answering is no addresses.
 */
export type SuggestAddresses = (
  question: AddressQuestion,
  visitor: string,
) => Promise<{ suggestions: AddressSuggestion[] } | { waitSeconds: number }>;

/** What is typed is asked about from so many characters on, and no longer than this. */
export const questionLength = { min: 4, max: 120 } as const;
