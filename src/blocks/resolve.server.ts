import { resolveAccessibilityFeatures } from './accessibility-features/resolve.server.ts';
import { resolveBookingBar } from './booking-bar/resolve.server.ts';
import { resolveCareers } from './careers/resolve.server.ts';
import { resolveCareersForm } from './careers-form/resolve.server.ts';
import { resolveCartView } from './cart-view/resolve.server.ts';
import { resolveCityGuideHero } from './city-guide-hero/resolve.server.ts';
import { resolveCityGuideMap } from './city-guide-map/resolve.server.ts';
import { resolveCityGuideTabs } from './city-guide-tabs/resolve.server.ts';
import { resolveComingSoonHero } from './coming-soon-hero/resolve.server.ts';
import { resolveContactForm } from './contact-form/resolve.server.ts';
import { resolveEatDrinkSection } from './eat-drink-section/resolve.server.ts';
import { resolveEventBookingFrame } from './event-booking-frame/resolve.server.ts';
import { resolveEventsCard } from './events-card/resolve.server.ts';
import { resolveEventsForm } from './events-form/resolve.server.ts';
import { resolveEventsList } from './events-list/resolve.server.ts';
import { resolveEventsSlider } from './events-slider/resolve.server.ts';
import { resolveGlobalElements } from './global-elements/resolve.server.ts';
import { resolveHotelHero } from './hotel-hero/resolve.server.ts';
import { resolveHotelRoomPopup } from './hotel-room-popup/resolve.server.ts';
import { resolveHotelRoomView } from './hotel-room-view/resolve.server.ts';
import { resolveMailGrid } from './mail-grid/resolve.server.ts';
import { resolveMoodGrid } from './mood-grid/resolve.server.ts';
import { resolvePressGrid } from './press-grid/resolve.server.ts';
import type { ResolveContext } from './resolve-context.ts';
import { resolveRoomCards } from './room-cards/resolve.server.ts';
import type { Blocks, SectionName } from './schemas.ts';
import { slimStories } from './slim-stories.ts';
import { resolveSouvenirsGrid } from './souvenirs-grid/resolve.server.ts';
import { resolveSouvenirsHero } from './souvenirs-hero/resolve.server.ts';
import { resolveSouvenirsNav } from './souvenirs-nav/resolve.server.ts';
import { resolveSpecialOffers } from './special-offers/resolve.server.ts';
import { resolveTagSidebar } from './tag-sidebar/resolve.server.ts';

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
