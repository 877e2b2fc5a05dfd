import type { ResolveContext } from '../contract/resolve-context.ts';
import { resolveAccessibilityFeatures } from '../sections/accessibility-features/resolve.server.ts';
import { resolveBookingBar } from '../sections/booking-bar/resolve.server.ts';
import { resolveCareers } from '../sections/careers/resolve.server.ts';
import { resolveCareersForm } from '../sections/careers-form/resolve.server.ts';
import { resolveCartView } from '../sections/cart-view/resolve.server.ts';
import { resolveCityGuideHero } from '../sections/city-guide-hero/resolve.server.ts';
import { resolveCityGuideMap } from '../sections/city-guide-map/resolve.server.ts';
import { resolveCityGuideTabs } from '../sections/city-guide-tabs/resolve.server.ts';
import { resolveComingSoonHero } from '../sections/coming-soon-hero/resolve.server.ts';
import { resolveContactForm } from '../sections/contact-form/resolve.server.ts';
import { resolveEatDrinkSection } from '../sections/eat-drink-section/resolve.server.ts';
import { resolveEventBookingFrame } from '../sections/event-booking-frame/resolve.server.ts';
import { resolveEventsCard } from '../sections/events-card/resolve.server.ts';
import { resolveEventsForm } from '../sections/events-form/resolve.server.ts';
import { resolveEventsList } from '../sections/events-list/resolve.server.ts';
import { resolveEventsSlider } from '../sections/events-slider/resolve.server.ts';
import { resolveGlobalElements } from '../sections/global-elements/resolve.server.ts';
import { resolveHotelHero } from '../sections/hotel-hero/resolve.server.ts';
import { resolveHotelRoomPopup } from '../sections/hotel-room-popup/resolve.server.ts';
import { resolveHotelRoomView } from '../sections/hotel-room-view/resolve.server.ts';
import { resolveMailGrid } from '../sections/mail-grid/resolve.server.ts';
import { resolveMoodGrid } from '../sections/mood-grid/resolve.server.ts';
import { resolvePressGrid } from '../sections/press-grid/resolve.server.ts';
import { resolveRoomCards } from '../sections/room-cards/resolve.server.ts';
import { resolveSouvenirsGrid } from '../sections/souvenirs-grid/resolve.server.ts';
import { resolveSouvenirsHero } from '../sections/souvenirs-hero/resolve.server.ts';
import { resolveSouvenirsNav } from '../sections/souvenirs-nav/resolve.server.ts';
import { resolveSpecialOffers } from '../sections/special-offers/resolve.server.ts';
import { resolveTagSidebar } from '../sections/tag-sidebar/resolve.server.ts';
import { slimStories } from '../stories/slim-stories.ts';
import type { Blocks, SectionName } from './schemas.ts';

type Resolver<Name extends SectionName> = (block: Blocks[Name], context: ResolveContext) => Promise<unknown>;

/** The sections that need more than their own content; each answers plain JSON, or `null` when it needs nothing. */
const resolvers: { [Name in SectionName]?: Resolver<Name> } = {
  accessibility_features: resolveAccessibilityFeatures,
  booking_bar: resolveBookingBar,
  careers: resolveCareers,
  careers_form: resolveCareersForm,
  cart_view: resolveCartView,
  city_guide_hero: resolveCityGuideHero,
  city_guide_map: resolveCityGuideMap,
  city_guide_tabs: resolveCityGuideTabs,
  coming_soon_hero: resolveComingSoonHero,
  contact_form: resolveContactForm,
  eat_drink_section: resolveEatDrinkSection,
  event_booking_frame: resolveEventBookingFrame,
  events_card: resolveEventsCard,
  events_form: resolveEventsForm,
  events_list: resolveEventsList,
  events_slider: resolveEventsSlider,
  hotel_hero: resolveHotelHero,
  hotel_room_popup: resolveHotelRoomPopup,
  hotel_room_view: resolveHotelRoomView,
  global_elements: resolveGlobalElements,
  mail_grid: resolveMailGrid,
  mood_grid: resolveMoodGrid,
  press_grid: resolvePressGrid,
  room_cards: resolveRoomCards,
  souvenirs_grid: resolveSouvenirsGrid,
  souvenirs_hero: resolveSouvenirsHero,
  souvenirs_nav: resolveSouvenirsNav,
  special_offers: resolveSpecialOffers,
  tag_sidebar: resolveTagSidebar,
};

/**
 * Fetches what the sections of a page need, all at once.
 *
 * @returns what was fetched by the section's `_uid`. A section whose read fails is left out, with a line in the log:
 * the page is shown without it.
 */
export async function resolveBlocks(
  body: readonly { _uid: string; component: string }[],
  context: ResolveContext,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    body.map(async (block): Promise<[string, unknown][]> => {
      const resolver = Object.hasOwn(resolvers, block.component)
        ? resolvers[block.component as SectionName]
        : undefined;
      if (!resolver) return [];
      try {
        // The resolver of a name takes the content of that name, which only the pair of both can tell.
        const data = await (resolver as (block: unknown, context: ResolveContext) => Promise<unknown>)(block, context);
        return data === null ? [] : [[block._uid, slimStories(data)]];
      } catch (error) {
        context.log?.('warn', 'section_not_resolved', { component: block.component, uid: block._uid, error });
        return [];
      }
    }),
  );
  return Object.fromEntries(entries.flat());
}
