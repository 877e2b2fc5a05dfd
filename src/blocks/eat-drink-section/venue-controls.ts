import type { Blocks, ContentType } from '../schemas.ts';

type Variant = Blocks['eat_drink_section']['variant'];

/** What each house calls its controls (blocks.md §3, 'Venue variants'). */
const reserveLabels: Record<Variant, string> = {
  karls: 'Reserve',
  the_siren_cafe: 'Order',
  candy_bar: 'Reserve',
  the_siren_shop: 'Shop',
  gold: 'Reserve',
  standard: 'Reserve',
};

/** What is said at the door whatever the editor writes. */
const houseNotes: Record<Variant, string> = {
  karls: '',
  the_siren_cafe: '',
  candy_bar: 'Age 21 and over. No bookings by telephone.',
  the_siren_shop: '',
  gold: '',
  standard: '',
};

export function reserveLabel(variant: Variant): string {
  return reserveLabels[variant];
}

export function houseNote(variant: Variant): string {
  return houseNotes[variant];
}

/** `124 Wire Street, Detroit, MI 48226`; what is not set is left out. */
export function addressLine(venue: ContentType<'venue'>): string {
  const region = [venue.region, venue.postal].filter(Boolean).join(' ');
  return [venue.street, venue.locality, region].filter(Boolean).join(', ');
}

/** A telephone number as a `tel:` address: digits and a leading plus alone. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
