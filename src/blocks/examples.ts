import { accessibilityFeaturesExample } from './accessibility-features/example.ts';
import { accordionGroupExample } from './accordion-group/example.ts';
import { bookingBarExample } from './booking-bar/example.ts';
import { candyMenuExample } from './candy-menu/example.ts';
import { careersExample } from './careers/example.ts';
import { careersFormExample } from './careers-form/example.ts';
import { cartViewExample } from './cart-view/example.ts';
import { cityGuideHeroExample } from './city-guide-hero/example.ts';
import { cityGuideMapExample } from './city-guide-map/example.ts';
import { cityGuideTabsExample } from './city-guide-tabs/example.ts';
import { columnsExample } from './columns/example.ts';
import { comingSoonHeroExample } from './coming-soon-hero/example.ts';
import { contactFormExample } from './contact-form/example.ts';
import { ctaExample } from './cta/example.ts';
import { dividerExample } from './divider/example.ts';
import { eatDrinkSectionExample } from './eat-drink-section/example.ts';
import { eventBookingFrameExample } from './event-booking-frame/example.ts';
import { eventsCardExample } from './events-card/example.ts';
import { eventsFormExample } from './events-form/example.ts';
import { eventsListExample } from './events-list/example.ts';
import { eventsSliderExample } from './events-slider/example.ts';
import { galleryExample } from './gallery/example.ts';
import { globalElementsExample } from './global-elements/example.ts';
import { guestServicesExample } from './guest-services/example.ts';
import { hotelHeroExample } from './hotel-hero/example.ts';
import { hotelRoomPopupExample } from './hotel-room-popup/example.ts';
import { hotelRoomViewExample } from './hotel-room-view/example.ts';
import { hotelsNavExample } from './hotels-nav/example.ts';
import { imageBlockExample } from './image-block/example.ts';
import { investorsDocsExample } from './investors-docs/example.ts';
import { mailGridExample } from './mail-grid/example.ts';
import { mediaTextExample } from './media-text/example.ts';
import { megaMenuExample } from './mega-menu/example.ts';
import { messageBannerExample } from './message-banner/example.ts';
import { moodGridExample } from './mood-grid/example.ts';
import { pressGridExample } from './press-grid/example.ts';
import { quoteExample } from './quote/example.ts';
import { richTextExample } from './rich-text/example.ts';
import { roomCardsExample } from './room-cards/example.ts';
import { roomCarouselExample } from './room-carousel/example.ts';
import { roomServiceMenuExample } from './room-service-menu/example.ts';
import type { Blocks, SectionName } from './schemas.ts';
import { souvenirProductExample } from './souvenir-product/example.ts';
import { souvenirsCustomSectionExample } from './souvenirs-custom-section/example.ts';
import { souvenirsFaqsExample } from './souvenirs-faqs/example.ts';
import { souvenirsFormExample } from './souvenirs-form/example.ts';
import { souvenirsGridExample } from './souvenirs-grid/example.ts';
import { souvenirsHeroExample } from './souvenirs-hero/example.ts';
import { souvenirsNavExample } from './souvenirs-nav/example.ts';
import { spacerExample } from './spacer/example.ts';
import { specialOffersExample } from './special-offers/example.ts';
import { splashIntroExample } from './splash-intro/example.ts';
import { stagingBannerExample } from './staging-banner/example.ts';
import { subscribeFormExample } from './subscribe-form/example.ts';
import { tableBlockExample } from './table-block/example.ts';
import { tagSidebarExample } from './tag-sidebar/example.ts';
import { teamGridExample } from './team-grid/example.ts';
import { tickerExample } from './ticker/example.ts';

/** One example of every section, by its name: what the catalogue shows and what the tests render. */
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
  guest_services: guestServicesExample,
  global_elements: globalElementsExample,
  hotel_hero: hotelHeroExample,
  hotel_room_popup: hotelRoomPopupExample,
  hotel_room_view: hotelRoomViewExample,
  hotels_nav: hotelsNavExample,
  image_block: imageBlockExample,
  investors_docs: investorsDocsExample,
  mail_grid: mailGridExample,
  media_text: mediaTextExample,
  mega_menu: megaMenuExample,
  message_banner: messageBannerExample,
  mood_grid: moodGridExample,
  press_grid: pressGridExample,
  quote: quoteExample,
  rich_text: richTextExample,
  room_cards: roomCardsExample,
  room_carousel: roomCarouselExample,
  room_service_menu: roomServiceMenuExample,
  souvenir_product: souvenirProductExample,
  souvenirs_custom_section: souvenirsCustomSectionExample,
  souvenirs_faqs: souvenirsFaqsExample,
  souvenirs_nav: souvenirsNavExample,
  souvenirs_form: souvenirsFormExample,
  souvenirs_grid: souvenirsGridExample,
  souvenirs_hero: souvenirsHeroExample,
  spacer: spacerExample,
  special_offers: specialOffersExample,
  subscribe_form: subscribeFormExample,
  splash_intro: splashIntroExample,
  staging_banner: stagingBannerExample,
  table_block: tableBlockExample,
  tag_sidebar: tagSidebarExample,
  team_grid: teamGridExample,
  ticker: tickerExample,
} satisfies { [Name in SectionName | 'mega_menu']: Blocks[Name] };
