/** Whose prices and words a read of the shop is for. */
export type Market = { country: 'US' | 'CA'; language: 'EN' };
