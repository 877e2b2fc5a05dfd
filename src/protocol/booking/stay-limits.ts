/**
 * The most guests and nights that one booking may have: what both booking engines take
 * (docs/reference/sections.md#booking-bar). The booking form and the embedded booking engine share them.
 */

export const maxAdults = 8;
export const maxChildren = 6;
export const maxNights = 30;
