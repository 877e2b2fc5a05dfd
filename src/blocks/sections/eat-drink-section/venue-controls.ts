import type { IconName } from '#ui/Icon.tsx';
import type { LinkField } from '#ui/link-target.ts';
import { linkTarget, storyPath } from '#ui/link-target.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import type { VenueView } from './venue-view.ts';

type Variant = Blocks['eat_drink_section']['variant'];

/** One thing to do about a venue. */
export type VenueControl = { key: string; label: string; link: LinkField | string; icon?: IconName };

type Kind = 'call' | 'directions' | 'menu' | 'reserve' | 'shop' | 'private';

/** What each house offers, and what it calls it (docs/reference/sections.md#venue-variants). */
const controls: Record<Variant, readonly (readonly [Kind, string])[]> = {
  karls: [
    ['call', 'Call'],
    ['directions', 'Directions'],
    ['menu', 'Menu'],
  ],
  the_siren_cafe: [
    ['reserve', 'Order'],
    ['directions', 'Directions'],
  ],
  candy_bar: [
    ['reserve', 'Reserve'],
    ['menu', 'Menu'],
  ],
  the_siren_shop: [
    ['shop', 'Shop'],
    ['directions', 'Visit'],
  ],
  gold: [
    ['reserve', 'Reserve'],
    ['private', 'Private dining'],
  ],
  standard: [
    ['reserve', 'Reserve'],
    ['menu', 'Menu'],
  ],
};

/** What is said at the door whatever the editor writes. */
const venueNotes: Partial<Record<Variant, string>> = {
  candy_bar: 'Age 21 and over. No bookings by telephone.',
};

/** Whose word a note is. */
const noteHeadings: Partial<Record<Variant, string>> = {
  the_siren_cafe: 'Laptops',
  the_siren_shop: 'Wrapping',
  gold: 'From the kitchen',
};

/** What the venue itself offers, where the editor chose nothing; what leads nowhere is left out. */
export function venueControls({
  variant,
  venue,
  menus,
}: Pick<VenueView, 'variant' | 'venue' | 'menus'>): VenueControl[] {
  const { content } = venue;
  const targets: Record<Kind, Omit<VenueControl, 'key' | 'label'> | null> = {
    call: content.phone ? { link: phoneLink(content.phone), icon: 'phone' } : null,
    directions: addressLine(content) ? { link: directionsLink(content), icon: 'pin' } : null,
    menu: menus[0] ? { link: menus[0].path } : null,
    reserve: content.reservation && linkTarget(content.reservation) ? { link: content.reservation } : null,
    shop: { link: '/souvenirs' },
    private: content.email ? { link: `mailto:${content.email}` } : null,
  };
  return controls[variant].flatMap(([kind, label]) => {
    const target = targets[kind];
    return target ? [{ key: kind, label, ...target }] : [];
  });
}

/** The venue's own page. */
export function venuePath({ venue }: Pick<VenueView, 'venue'>): string {
  return storyPath(venue.full_slug);
}

export function venueNote(variant: Variant): string {
  return venueNotes[variant] ?? '';
}

export function noteHeading(variant: Variant): string {
  return noteHeadings[variant] ?? 'Good to know';
}

/** `124 Wire Street, Detroit, MI 48226`; what is not set is left out. */
export function addressLine(venue: ContentType<'venue'>): string {
  const region = [venue.region, venue.postal].filter(Boolean).join(' ');
  return [venue.street, venue.locality, region].filter(Boolean).join(', ');
}

/** A map that looks the address up: a venue's story has no position of its own. */
function directionsLink(venue: ContentType<'venue'>): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressLine(venue) })}`;
}

/** A telephone number as a `tel:` address: digits and a leading plus alone. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
