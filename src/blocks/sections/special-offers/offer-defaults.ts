/** Offers that a section shows unless it says otherwise. */
export const defaultOfferCount = 6;
