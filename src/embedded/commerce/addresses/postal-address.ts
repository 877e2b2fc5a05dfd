export type { PostalAddress } from '#protocol/addresses/postal-address.ts';
