// Written by src/cli/generate-sections.ts from the section.ts of every folder in src/blocks/sections. Do not edit.

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
import { resolveHotelFacts } from '../sections/hotel-facts/resolve.server.ts';
import { resolveHotelHero } from '../sections/hotel-hero/resolve.server.ts';
import { resolveHotelRoomPopup } from '../sections/hotel-room-popup/resolve.server.ts';
import { resolveHotelRoomView } from '../sections/hotel-room-view/resolve.server.ts';
import { resolveMailGrid } from '../sections/mail-grid/resolve.server.ts';
import { resolveMoodGrid } from '../sections/mood-grid/resolve.server.ts';
import { resolvePressGrid } from '../sections/press-grid/resolve.server.ts';
import { resolveRoomCards } from '../sections/room-cards/resolve.server.ts';
import { resolveSouvenirProduct } from '../sections/souvenir-product/resolve.server.ts';
import { resolveSouvenirsGrid } from '../sections/souvenirs-grid/resolve.server.ts';
import { resolveSouvenirsHero } from '../sections/souvenirs-hero/resolve.server.ts';
import { resolveSouvenirsNav } from '../sections/souvenirs-nav/resolve.server.ts';
import { resolveSpecialOffers } from '../sections/special-offers/resolve.server.ts';
import { resolveTagSidebar } from '../sections/tag-sidebar/resolve.server.ts';

/** The resolver of every section that has one, by the section's name. */
export const resolvers = {
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
  global_elements: resolveGlobalElements,
  hotel_facts: resolveHotelFacts,
  hotel_hero: resolveHotelHero,
  hotel_room_popup: resolveHotelRoomPopup,
  hotel_room_view: resolveHotelRoomView,
  mail_grid: resolveMailGrid,
  mood_grid: resolveMoodGrid,
  press_grid: resolvePressGrid,
  room_cards: resolveRoomCards,
  souvenir_product: resolveSouvenirProduct,
  souvenirs_grid: resolveSouvenirsGrid,
  souvenirs_hero: resolveSouvenirsHero,
  souvenirs_nav: resolveSouvenirsNav,
  special_offers: resolveSpecialOffers,
  tag_sidebar: resolveTagSidebar,
};
