import type { IconName } from '#ui/Icon.tsx';
import type { LinkField } from '#ui/link-target.ts';
import { linkTarget, storyPath } from '#ui/link-target.ts';
import { phoneAddress } from '#ui/phone-address.ts';
import { contactPath } from '../../links/contact-path.ts';
import { addressLine, directionsLink } from '../../links/place-address.ts';
import type { Blocks, ContentType } from '../../registry/schemas.ts';
import { related, type StoryOf } from '../../stories/stories.ts';
import { tableLink } from './table-link.ts';
import type { VenueView } from './venue-view.ts';

/** One thing to do about a venue. */
export type VenueControl = { key: string; label: string; link: LinkField | string; icon?: IconName };

type Action = Blocks['venue_control']['action'];

/** What a venue offers that names no controls of its own. */
const defaultControls: readonly { action: Action; label: string }[] = [
  { action: 'reserve', label: 'Reserve' },
  { action: 'menu', label: 'Menu' },
];

/** What the venue itself offers, where the editor chose nothing; what leads nowhere is left out. */
export function venueControls({ venue, menus }: Pick<VenueView, 'venue' | 'menus'>): VenueControl[] {
  const { content } = venue;
  const reserve = tableLink(venue);
  const targets: Record<Action, Omit<VenueControl, 'key' | 'label'> | null> = {
    call: content.phone ? { link: phoneAddress(content.phone), icon: 'phone' } : null,
    directions: addressLine(content) ? { link: directionsLink(content), icon: 'pin' } : null,
    menu: menus[0] ? { link: menus[0].path } : null,
    reserve: reserve ? { link: reserve } : null,
    shop: { link: '/souvenirs' },
    private_dining: privateDiningTarget(content),
    // A button and no link: `printLabel`.
    print: null,
  };
  const controls = content.controls?.length ? content.controls : defaultControls;
  return controls.flatMap(({ action, label }) => {
    const target = targets[action];
    return target ? [{ key: action, label, ...target }] : [];
  });
}

/** The form that an editor chose; else the one that everybody can write to, with the venue's hotel chosen. */
function privateDiningTarget({ private_dining, hotel }: ContentType<'venue'>): Pick<VenueControl, 'link'> {
  if (private_dining && linkTarget(private_dining)) return { link: private_dining };
  return { link: contactPath({ hotel: related(hotel, 'hotel')?.slug }) };
}

/** What the button that prints the venue's own page says; `''` where the editor wants none. */
export function printLabel({ content }: StoryOf<'venue'>): string {
  return content.controls?.find(({ action }) => action === 'print')?.label ?? '';
}

/** The venue's own page. */
export function venuePath({ venue }: Pick<VenueView, 'venue'>): string {
  return storyPath(venue.full_slug);
}
