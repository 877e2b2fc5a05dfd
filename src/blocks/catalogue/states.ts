import { accessibilityFeaturesStates } from '../accessibility-features/states.ts';
import { accordionGroupStates } from '../accordion-group/states.ts';
import { bookingBarStates } from '../booking-bar/states.ts';
import { candyMenuStates } from '../candy-menu/states.ts';
import { careersStates } from '../careers/states.ts';
import { careersFormStates } from '../careers-form/states.ts';
import { cartViewStates } from '../cart-view/states.ts';
import { cityGuideHeroStates } from '../city-guide-hero/states.ts';
import { cityGuideMapStates } from '../city-guide-map/states.ts';
import { cityGuideTabsStates } from '../city-guide-tabs/states.ts';
import { columnsStates } from '../columns/states.ts';
import { comingSoonHeroStates } from '../coming-soon-hero/states.ts';
import { contactFormStates } from '../contact-form/states.ts';
import { ctaStates } from '../cta/states.ts';
import { dividerStates } from '../divider/states.ts';
import { eatDrinkSectionStates } from '../eat-drink-section/states.ts';
import { eventBookingFrameStates } from '../event-booking-frame/states.ts';
import { eventsCardStates } from '../events-card/states.ts';
import { eventsFormStates } from '../events-form/states.ts';
import { eventsListStates } from '../events-list/states.ts';
import { eventsSliderStates } from '../events-slider/states.ts';
import { galleryStates } from '../gallery/states.ts';
import { globalElementsStates } from '../global-elements/states.ts';
import { guestServicesStates } from '../guest-services/states.ts';
import { hotelHeroStates } from '../hotel-hero/states.ts';
import { hotelRoomPopupStates } from '../hotel-room-popup/states.ts';
import { hotelRoomViewStates } from '../hotel-room-view/states.ts';
import { hotelsNavStates } from '../hotels-nav/states.ts';
import { imageBlockStates } from '../image-block/states.ts';
import { investorsDocsStates } from '../investors-docs/states.ts';
import { mailGridStates } from '../mail-grid/states.ts';
import { mediaTextStates } from '../media-text/states.ts';
import { messageBannerStates } from '../message-banner/states.ts';
import { moodGridStates } from '../mood-grid/states.ts';
import { pressGridStates } from '../press-grid/states.ts';
import { quoteStates } from '../quote/states.ts';
import { richTextStates } from '../rich-text/states.ts';
import { roomCardsStates } from '../room-cards/states.ts';
import { roomCarouselStates } from '../room-carousel/states.ts';
import { roomServiceMenuStates } from '../room-service-menu/states.ts';
import type { SectionName } from '../schemas.ts';
import { souvenirProductStates } from '../souvenir-product/states.ts';
import { souvenirsCustomSectionStates } from '../souvenirs-custom-section/states.ts';
import { souvenirsFaqsStates } from '../souvenirs-faqs/states.ts';
import { souvenirsFormStates } from '../souvenirs-form/states.ts';
import { souvenirsGridStates } from '../souvenirs-grid/states.ts';
import { souvenirsHeroStates } from '../souvenirs-hero/states.ts';
import { souvenirsNavStates } from '../souvenirs-nav/states.ts';
import { spacerStates } from '../spacer/states.ts';
import { specialOffersStates } from '../special-offers/states.ts';
import { splashIntroStates } from '../splash-intro/states.ts';
import { stagingBannerStates } from '../staging-banner/states.ts';
import { subscribeFormStates } from '../subscribe-form/states.ts';
import { tableBlockStates } from '../table-block/states.ts';
import { tagSidebarStates } from '../tag-sidebar/states.ts';
import { teamGridStates } from '../team-grid/states.ts';
import { tickerStates } from '../ticker/states.ts';
import type { BlockStates } from './block-state.ts';

/** Every state of every section: what the catalogue shows. A section without its states does not compile. */
export const states = {
  accessibility_features: accessibilityFeaturesStates,
  accordion_group: accordionGroupStates,
  booking_bar: bookingBarStates,
  candy_menu: candyMenuStates,
  careers: careersStates,
  careers_form: careersFormStates,
  cart_view: cartViewStates,
  city_guide_hero: cityGuideHeroStates,
  city_guide_map: cityGuideMapStates,
  city_guide_tabs: cityGuideTabsStates,
  columns: columnsStates,
  coming_soon_hero: comingSoonHeroStates,
  contact_form: contactFormStates,
  cta: ctaStates,
  divider: dividerStates,
  eat_drink_section: eatDrinkSectionStates,
  event_booking_frame: eventBookingFrameStates,
  events_card: eventsCardStates,
  events_form: eventsFormStates,
  events_list: eventsListStates,
  events_slider: eventsSliderStates,
  gallery: galleryStates,
  guest_services: guestServicesStates,
  global_elements: globalElementsStates,
  hotel_hero: hotelHeroStates,
  hotel_room_popup: hotelRoomPopupStates,
  hotel_room_view: hotelRoomViewStates,
  hotels_nav: hotelsNavStates,
  image_block: imageBlockStates,
  investors_docs: investorsDocsStates,
  mail_grid: mailGridStates,
  media_text: mediaTextStates,
  message_banner: messageBannerStates,
  mood_grid: moodGridStates,
  press_grid: pressGridStates,
  quote: quoteStates,
  rich_text: richTextStates,
  room_cards: roomCardsStates,
  room_carousel: roomCarouselStates,
  room_service_menu: roomServiceMenuStates,
  souvenir_product: souvenirProductStates,
  souvenirs_custom_section: souvenirsCustomSectionStates,
  souvenirs_faqs: souvenirsFaqsStates,
  souvenirs_nav: souvenirsNavStates,
  souvenirs_form: souvenirsFormStates,
  souvenirs_grid: souvenirsGridStates,
  souvenirs_hero: souvenirsHeroStates,
  spacer: spacerStates,
  special_offers: specialOffersStates,
  splash_intro: splashIntroStates,
  staging_banner: stagingBannerStates,
  subscribe_form: subscribeFormStates,
  table_block: tableBlockStates,
  tag_sidebar: tagSidebarStates,
  team_grid: teamGridStates,
  ticker: tickerStates,
} satisfies { [Name in SectionName]: BlockStates<Name> };
