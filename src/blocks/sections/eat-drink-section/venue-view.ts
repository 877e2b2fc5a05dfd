import type { AssetFieldValue } from '@storyblok/schema';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { Blocks } from '../../registry/schemas.ts';
import type { StoryOf } from '../../stories/stories.ts';
import { type HoursLine, hoursLines, type OpeningState, openingState } from './opening-hours.ts';
import type { EatDrinkData } from './resolve.server.ts';
import { type VenueMenu, venueMenus } from './venue-menus.ts';

/**
 * Everything that the layouts of a venue draw from; each takes the parts it shows. `venue` is the whole story, so a new
 * field needs no change here.
 */
export type VenueView = {
  block: Blocks['eat_drink_section'];
  venue: StoryOf<'venue'>;
  variant: Blocks['eat_drink_section']['variant'];
  headingId: string;
  /** `null` where the venue's time zone is not known. */
  opening: OpeningState | null;
  /** The week's hours; none where the editor hides them. */
  lines: HoursLine[];
  menus: VenueMenu[];
  /** The section's own pictures, or the venue's. */
  media: readonly AssetFieldValue[];
  products: readonly ProductCardData[];
};

type ViewQuestion = {
  block: Blocks['eat_drink_section'];
  venue: StoryOf<'venue'>;
  data: EatDrinkData | null;
  now: string;
  headingId: string;
};

export function venueView({ block, venue, data, now, headingId }: ViewQuestion): VenueView {
  const { content } = venue;
  const hours = content.hours ?? [];
  const timeZone = data?.timeZone;
  return {
    block,
    venue,
    variant: block.variant || 'standard',
    headingId,
    opening: timeZone ? openingState({ hours, closures: content.closures ?? [], now: new Date(now), timeZone }) : null,
    lines: block.show_hours === false ? [] : hoursLines(hours),
    menus: block.show_menus === false ? [] : venueMenus(content.menus ?? []),
    media: block.media?.length ? block.media : (content.photos ?? []),
    products: data?.products ?? [],
  };
}
