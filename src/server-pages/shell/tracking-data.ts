/** A parcel that can be followed, with or without an address. */
export type TrackingData = { words: string; href: string | null };
