// Written by src/cli/generate-sections.ts from the section.ts of every folder in src/blocks/sections. Do not edit.

import { accessibilityFeaturesExample } from '../sections/accessibility-features/example.ts';
import { accordionGroupExample } from '../sections/accordion-group/example.ts';
import { bookingBarExample } from '../sections/booking-bar/example.ts';
import { candyMenuExample } from '../sections/candy-menu/example.ts';
import { careersExample } from '../sections/careers/example.ts';
import { careersFormExample } from '../sections/careers-form/example.ts';
import { cartViewExample } from '../sections/cart-view/example.ts';
import { cityGuideHeroExample } from '../sections/city-guide-hero/example.ts';
import { cityGuideMapExample } from '../sections/city-guide-map/example.ts';
import { cityGuideTabsExample } from '../sections/city-guide-tabs/example.ts';
import { columnsExample } from '../sections/columns/example.ts';
import { comingSoonHeroExample } from '../sections/coming-soon-hero/example.ts';
import { contactFormExample } from '../sections/contact-form/example.ts';
import { ctaExample } from '../sections/cta/example.ts';
import { dividerExample } from '../sections/divider/example.ts';
import { eatDrinkSectionExample } from '../sections/eat-drink-section/example.ts';
import { eventBookingFrameExample } from '../sections/event-booking-frame/example.ts';
import { eventsCardExample } from '../sections/events-card/example.ts';
import { eventsFormExample } from '../sections/events-form/example.ts';
import { eventsListExample } from '../sections/events-list/example.ts';
import { eventsSliderExample } from '../sections/events-slider/example.ts';
import { galleryExample } from '../sections/gallery/example.ts';
import { globalElementsExample } from '../sections/global-elements/example.ts';
import { guestServicesExample } from '../sections/guest-services/example.ts';
import { hotelFactsExample } from '../sections/hotel-facts/example.ts';
import { hotelHeroExample } from '../sections/hotel-hero/example.ts';
import { hotelRoomPopupExample } from '../sections/hotel-room-popup/example.ts';
import { hotelRoomViewExample } from '../sections/hotel-room-view/example.ts';
import { hotelsNavExample } from '../sections/hotels-nav/example.ts';
import { imageBlockExample } from '../sections/image-block/example.ts';
import { investorsDocsExample } from '../sections/investors-docs/example.ts';
import { mailGridExample } from '../sections/mail-grid/example.ts';
import { mediaTextExample } from '../sections/media-text/example.ts';
import { messageBannerExample } from '../sections/message-banner/example.ts';
import { moodGridExample } from '../sections/mood-grid/example.ts';
import { pictureDownloadsExample } from '../sections/picture-downloads/example.ts';
import { pressGridExample } from '../sections/press-grid/example.ts';
import { quoteExample } from '../sections/quote/example.ts';
import { richTextExample } from '../sections/rich-text/example.ts';
import { roomCardsExample } from '../sections/room-cards/example.ts';
import { roomCarouselExample } from '../sections/room-carousel/example.ts';
import { roomServiceMenuExample } from '../sections/room-service-menu/example.ts';
import { souvenirProductExample } from '../sections/souvenir-product/example.ts';
import { souvenirsCustomSectionExample } from '../sections/souvenirs-custom-section/example.ts';
import { souvenirsFaqsExample } from '../sections/souvenirs-faqs/example.ts';
import { souvenirsFormExample } from '../sections/souvenirs-form/example.ts';
import { souvenirsGridExample } from '../sections/souvenirs-grid/example.ts';
import { souvenirsHeroExample } from '../sections/souvenirs-hero/example.ts';
import { souvenirsNavExample } from '../sections/souvenirs-nav/example.ts';
import { spacerExample } from '../sections/spacer/example.ts';
import { specialOffersExample } from '../sections/special-offers/example.ts';
import { splashIntroExample } from '../sections/splash-intro/example.ts';
import { stagingBannerExample } from '../sections/staging-banner/example.ts';
import { subscribeFormExample } from '../sections/subscribe-form/example.ts';
import { tableBlockExample } from '../sections/table-block/example.ts';
import { tagSidebarExample } from '../sections/tag-sidebar/example.ts';
import { teamGridExample } from '../sections/team-grid/example.ts';
import { tickerExample } from '../sections/ticker/example.ts';

/** One example of every section, by the section's name. */
export const examples = {
  accessibility_features: accessibilityFeaturesExample,
  accordion_group: accordionGroupExample,
  booking_bar: bookingBarExample,
  candy_menu: candyMenuExample,
  careers: careersExample,
  careers_form: careersFormExample,
  cart_view: cartViewExample,
  city_guide_hero: cityGuideHeroExample,
  city_guide_map: cityGuideMapExample,
  city_guide_tabs: cityGuideTabsExample,
  columns: columnsExample,
  coming_soon_hero: comingSoonHeroExample,
  contact_form: contactFormExample,
  cta: ctaExample,
  divider: dividerExample,
  eat_drink_section: eatDrinkSectionExample,
  event_booking_frame: eventBookingFrameExample,
  events_card: eventsCardExample,
  events_form: eventsFormExample,
  events_list: eventsListExample,
  events_slider: eventsSliderExample,
  gallery: galleryExample,
  global_elements: globalElementsExample,
  guest_services: guestServicesExample,
  hotel_facts: hotelFactsExample,
  hotel_hero: hotelHeroExample,
  hotel_room_popup: hotelRoomPopupExample,
  hotel_room_view: hotelRoomViewExample,
  hotels_nav: hotelsNavExample,
  image_block: imageBlockExample,
  investors_docs: investorsDocsExample,
  mail_grid: mailGridExample,
  media_text: mediaTextExample,
  message_banner: messageBannerExample,
  mood_grid: moodGridExample,
  picture_downloads: pictureDownloadsExample,
  press_grid: pressGridExample,
  quote: quoteExample,
  rich_text: richTextExample,
  room_cards: roomCardsExample,
  room_carousel: roomCarouselExample,
  room_service_menu: roomServiceMenuExample,
  souvenir_product: souvenirProductExample,
  souvenirs_custom_section: souvenirsCustomSectionExample,
  souvenirs_faqs: souvenirsFaqsExample,
  souvenirs_form: souvenirsFormExample,
  souvenirs_grid: souvenirsGridExample,
  souvenirs_hero: souvenirsHeroExample,
  souvenirs_nav: souvenirsNavExample,
  spacer: spacerExample,
  special_offers: specialOffersExample,
  splash_intro: splashIntroExample,
  staging_banner: stagingBannerExample,
  subscribe_form: subscribeFormExample,
  table_block: tableBlockExample,
  tag_sidebar: tagSidebarExample,
  team_grid: teamGridExample,
  ticker: tickerExample,
};

/** The sections that show something even when all their fields are empty. */
export const completeWithoutFields: readonly string[] = [
  'careers_form',
  'cart_view',
  'contact_form',
  'events_form',
  'events_list',
  'events_slider',
  'souvenirs_form',
  'splash_intro',
  'staging_banner',
  'subscribe_form',
];
