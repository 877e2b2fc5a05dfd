// Written by src/cli/generate-sections.ts from the section.ts of every folder in src/blocks/sections. Do not edit.

import { accessibilityFeatures } from '../sections/accessibility-features/schema.ts';
import { accordionGroup } from '../sections/accordion-group/schema.ts';
import { bookingBar } from '../sections/booking-bar/schema.ts';
import { candyMenu } from '../sections/candy-menu/schema.ts';
import { careers } from '../sections/careers/schema.ts';
import { careersForm } from '../sections/careers-form/schema.ts';
import { cartView } from '../sections/cart-view/schema.ts';
import { cityGuideHero } from '../sections/city-guide-hero/schema.ts';
import { cityGuideMap } from '../sections/city-guide-map/schema.ts';
import { cityGuideTabs } from '../sections/city-guide-tabs/schema.ts';
import { columns } from '../sections/columns/schema.ts';
import { comingSoonHero } from '../sections/coming-soon-hero/schema.ts';
import { contactForm } from '../sections/contact-form/schema.ts';
import { cta } from '../sections/cta/schema.ts';
import { divider } from '../sections/divider/schema.ts';
import { eatDrinkSection } from '../sections/eat-drink-section/schema.ts';
import { eventBookingFrame } from '../sections/event-booking-frame/schema.ts';
import { eventsCard } from '../sections/events-card/schema.ts';
import { eventsForm } from '../sections/events-form/schema.ts';
import { eventsList } from '../sections/events-list/schema.ts';
import { eventsSlider } from '../sections/events-slider/schema.ts';
import { gallery } from '../sections/gallery/schema.ts';
import { globalElements } from '../sections/global-elements/schema.ts';
import { guestServices } from '../sections/guest-services/schema.ts';
import { hotelFacts } from '../sections/hotel-facts/schema.ts';
import { hotelHero } from '../sections/hotel-hero/schema.ts';
import { hotelRoomPopup } from '../sections/hotel-room-popup/schema.ts';
import { hotelRoomView } from '../sections/hotel-room-view/schema.ts';
import { hotelsNav } from '../sections/hotels-nav/schema.ts';
import { imageBlock } from '../sections/image-block/schema.ts';
import { investorsDocs } from '../sections/investors-docs/schema.ts';
import { mailGrid } from '../sections/mail-grid/schema.ts';
import { mediaText } from '../sections/media-text/schema.ts';
import { messageBanner } from '../sections/message-banner/schema.ts';
import { moodGrid } from '../sections/mood-grid/schema.ts';
import { pictureDownloads } from '../sections/picture-downloads/schema.ts';
import { pressGrid } from '../sections/press-grid/schema.ts';
import { quote } from '../sections/quote/schema.ts';
import { richText } from '../sections/rich-text/schema.ts';
import { roomCards } from '../sections/room-cards/schema.ts';
import { roomCarousel } from '../sections/room-carousel/schema.ts';
import { roomServiceMenu } from '../sections/room-service-menu/schema.ts';
import { souvenirProduct } from '../sections/souvenir-product/schema.ts';
import { souvenirsCustomSection } from '../sections/souvenirs-custom-section/schema.ts';
import { souvenirsFaqs } from '../sections/souvenirs-faqs/schema.ts';
import { souvenirsForm } from '../sections/souvenirs-form/schema.ts';
import { souvenirsGrid } from '../sections/souvenirs-grid/schema.ts';
import { souvenirsHero } from '../sections/souvenirs-hero/schema.ts';
import { souvenirsNav } from '../sections/souvenirs-nav/schema.ts';
import { spacer } from '../sections/spacer/schema.ts';
import { specialOffers } from '../sections/special-offers/schema.ts';
import { splashIntro } from '../sections/splash-intro/schema.ts';
import { stagingBanner } from '../sections/staging-banner/schema.ts';
import { subscribeForm } from '../sections/subscribe-form/schema.ts';
import { tableBlock } from '../sections/table-block/schema.ts';
import { tagSidebar } from '../sections/tag-sidebar/schema.ts';
import { teamGrid } from '../sections/team-grid/schema.ts';
import { ticker } from '../sections/ticker/schema.ts';
import { accordionItem } from '../sections/accordion-group/schema.ts';
import { mapShape } from '../sections/city-guide-map/schema.ts';
import { textItem } from '../sections/columns/schema.ts';
import { serviceItem } from '../sections/guest-services/schema.ts';
import { doc } from '../sections/investors-docs/schema.ts';
import { faqGroup } from '../sections/souvenirs-faqs/schema.ts';
import { faqItem } from '../sections/souvenirs-faqs/schema.ts';
import { promoTile } from '../sections/souvenirs-grid/schema.ts';
import { person } from '../sections/team-grid/schema.ts';
import { tickerItem } from '../sections/ticker/schema.ts';

/** The schema of every section, by its name. */
export const sectionSchemas = {
  accessibility_features: accessibilityFeatures,
  accordion_group: accordionGroup,
  booking_bar: bookingBar,
  candy_menu: candyMenu,
  careers,
  careers_form: careersForm,
  cart_view: cartView,
  city_guide_hero: cityGuideHero,
  city_guide_map: cityGuideMap,
  city_guide_tabs: cityGuideTabs,
  columns,
  coming_soon_hero: comingSoonHero,
  contact_form: contactForm,
  cta,
  divider,
  eat_drink_section: eatDrinkSection,
  event_booking_frame: eventBookingFrame,
  events_card: eventsCard,
  events_form: eventsForm,
  events_list: eventsList,
  events_slider: eventsSlider,
  gallery,
  global_elements: globalElements,
  guest_services: guestServices,
  hotel_facts: hotelFacts,
  hotel_hero: hotelHero,
  hotel_room_popup: hotelRoomPopup,
  hotel_room_view: hotelRoomView,
  hotels_nav: hotelsNav,
  image_block: imageBlock,
  investors_docs: investorsDocs,
  mail_grid: mailGrid,
  media_text: mediaText,
  message_banner: messageBanner,
  mood_grid: moodGrid,
  picture_downloads: pictureDownloads,
  press_grid: pressGrid,
  quote,
  rich_text: richText,
  room_cards: roomCards,
  room_carousel: roomCarousel,
  room_service_menu: roomServiceMenu,
  souvenir_product: souvenirProduct,
  souvenirs_custom_section: souvenirsCustomSection,
  souvenirs_faqs: souvenirsFaqs,
  souvenirs_form: souvenirsForm,
  souvenirs_grid: souvenirsGrid,
  souvenirs_hero: souvenirsHero,
  souvenirs_nav: souvenirsNav,
  spacer,
  special_offers: specialOffers,
  splash_intro: splashIntro,
  staging_banner: stagingBanner,
  subscribe_form: subscribeForm,
  table_block: tableBlock,
  tag_sidebar: tagSidebar,
  team_grid: teamGrid,
  ticker,
};

/** The blocks that only sections hold. */
export const nestedSchemas = {
  accordion_item: accordionItem,
  map_shape: mapShape,
  text_item: textItem,
  service_item: serviceItem,
  doc,
  faq_group: faqGroup,
  faq_item: faqItem,
  promo_tile: promoTile,
  person,
  ticker_item: tickerItem,
};
