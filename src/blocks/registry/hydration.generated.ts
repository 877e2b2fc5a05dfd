// Written by src/cli/generate-sections.ts from the section.ts of every folder in src/blocks/sections. Do not edit.

import { candyMenuBrowserData } from '../sections/candy-menu/browser-data.server.ts';
import { eatDrinkBrowserData } from '../sections/eat-drink-section/browser-data.server.ts';
import { hotelHeroBrowserData } from '../sections/hotel-hero/browser-data.server.ts';
import { hotelsNavBrowserData } from '../sections/hotels-nav/browser-data.server.ts';
import { mailGridBrowserData } from '../sections/mail-grid/browser-data.server.ts';
import { mediaTextBrowserData } from '../sections/media-text/browser-data.server.ts';
import { pressGridBrowserData } from '../sections/press-grid/browser-data.server.ts';
import { roomCardsBrowserData } from '../sections/room-cards/browser-data.server.ts';
import { roomCarouselBrowserData } from '../sections/room-carousel/browser-data.server.ts';
import { souvenirsGridBrowserData } from '../sections/souvenirs-grid/browser-data.server.ts';
import { specialOffersBrowserData } from '../sections/special-offers/browser-data.server.ts';

/** What the browser reads of every section that says so, by the section's name. */
export const browserDataOf = {
  candy_menu: candyMenuBrowserData,
  eat_drink_section: eatDrinkBrowserData,
  hotel_hero: hotelHeroBrowserData,
  hotels_nav: hotelsNavBrowserData,
  mail_grid: mailGridBrowserData,
  media_text: mediaTextBrowserData,
  press_grid: pressGridBrowserData,
  room_cards: roomCardsBrowserData,
  room_carousel: roomCarouselBrowserData,
  souvenirs_grid: souvenirsGridBrowserData,
  special_offers: specialOffersBrowserData,
};

/** The sections that do nothing in the browser. */
export const neverHydrated: readonly string[] = [
  'accessibility_features',
  'accordion_group',
  'city_guide_hero',
  'columns',
  'cta',
  'divider',
  'hotel_facts',
  'image_block',
  'investors_docs',
  'media_text',
  'picture_downloads',
  'quote',
  'rich_text',
  'souvenirs_custom_section',
  'souvenirs_hero',
  'spacer',
  'table_block',
];

/** The sections that hydrate once they are near the window. */
export const visibleHydrated: readonly string[] = [
  'booking_bar',
  'candy_menu',
  'careers',
  'careers_form',
  'city_guide_map',
  'city_guide_tabs',
  'contact_form',
  'eat_drink_section',
  'events_card',
  'events_form',
  'events_list',
  'events_slider',
  'gallery',
  'guest_services',
  'hotel_room_popup',
  'hotel_room_view',
  'hotels_nav',
  'mail_grid',
  'mood_grid',
  'press_grid',
  'room_cards',
  'room_carousel',
  'room_service_menu',
  'souvenirs_faqs',
  'souvenirs_form',
  'souvenirs_grid',
  'special_offers',
  'subscribe_form',
  'team_grid',
  'ticker',
];
