// Written by src/cli/generate-sections.ts from the section.ts of every folder in src/blocks/sections. Do not edit.

import type { BlockProps } from '../contract/block-props.ts';
import { type LazySection, lazySection } from '../rendering/lazy-section.ts';
import type { SectionName } from './schemas.ts';

/** The component of every section, by its name. Each is fetched by the pages that hold it. */
export const components: { [Name in SectionName]: LazySection<BlockProps<Name>> } = {
  accessibility_features: lazySection('AccessibilityFeatures', () => import('../sections/accessibility-features/AccessibilityFeatures.tsx')),
  accordion_group: lazySection('AccordionGroup', () => import('../sections/accordion-group/AccordionGroup.tsx')),
  booking_bar: lazySection('BookingBar', () => import('../sections/booking-bar/BookingBar.tsx')),
  candy_menu: lazySection('CandyMenu', () => import('../sections/candy-menu/CandyMenu.tsx')),
  careers: lazySection('Careers', () => import('../sections/careers/Careers.tsx')),
  careers_form: lazySection('CareersForm', () => import('../sections/careers-form/CareersForm.tsx')),
  cart_view: lazySection('CartView', () => import('../sections/cart-view/CartView.tsx')),
  city_guide_hero: lazySection('CityGuideHero', () => import('../sections/city-guide-hero/CityGuideHero.tsx')),
  city_guide_map: lazySection('CityGuideMap', () => import('../sections/city-guide-map/CityGuideMap.tsx')),
  city_guide_tabs: lazySection('CityGuideTabs', () => import('../sections/city-guide-tabs/CityGuideTabs.tsx')),
  columns: lazySection('Columns', () => import('../sections/columns/Columns.tsx')),
  coming_soon_hero: lazySection('ComingSoonHero', () => import('../sections/coming-soon-hero/ComingSoonHero.tsx')),
  contact_form: lazySection('ContactForm', () => import('../sections/contact-form/ContactForm.tsx')),
  cta: lazySection('Cta', () => import('../sections/cta/Cta.tsx')),
  divider: lazySection('Divider', () => import('../sections/divider/Divider.tsx')),
  eat_drink_section: lazySection('EatDrinkSection', () => import('../sections/eat-drink-section/EatDrinkSection.tsx')),
  event_booking_frame: lazySection('EventBookingFrame', () => import('../sections/event-booking-frame/EventBookingFrame.tsx')),
  events_card: lazySection('EventsCard', () => import('../sections/events-card/EventsCard.tsx')),
  events_form: lazySection('EventsForm', () => import('../sections/events-form/EventsForm.tsx')),
  events_list: lazySection('EventsList', () => import('../sections/events-list/EventsList.tsx')),
  events_slider: lazySection('EventsSlider', () => import('../sections/events-slider/EventsSlider.tsx')),
  gallery: lazySection('Gallery', () => import('../sections/gallery/Gallery.tsx')),
  global_elements: lazySection('GlobalElements', () => import('../sections/global-elements/GlobalElements.tsx')),
  guest_services: lazySection('GuestServices', () => import('../sections/guest-services/GuestServices.tsx')),
  hotel_hero: lazySection('HotelHero', () => import('../sections/hotel-hero/HotelHero.tsx')),
  hotel_room_popup: lazySection('HotelRoomPopup', () => import('../sections/hotel-room-popup/HotelRoomPopup.tsx')),
  hotel_room_view: lazySection('HotelRoomView', () => import('../sections/hotel-room-view/HotelRoomView.tsx')),
  hotels_nav: lazySection('HotelsNav', () => import('../sections/hotels-nav/HotelsNav.tsx')),
  image_block: lazySection('ImageBlock', () => import('../sections/image-block/ImageBlock.tsx')),
  investors_docs: lazySection('InvestorsDocs', () => import('../sections/investors-docs/InvestorsDocs.tsx')),
  mail_grid: lazySection('MailGrid', () => import('../sections/mail-grid/MailGrid.tsx')),
  media_text: lazySection('MediaText', () => import('../sections/media-text/MediaText.tsx')),
  message_banner: lazySection('MessageBanner', () => import('../sections/message-banner/MessageBanner.tsx')),
  mood_grid: lazySection('MoodGrid', () => import('../sections/mood-grid/MoodGrid.tsx')),
  picture_downloads: lazySection('PictureDownloads', () => import('../sections/picture-downloads/PictureDownloads.tsx')),
  press_grid: lazySection('PressGrid', () => import('../sections/press-grid/PressGrid.tsx')),
  quote: lazySection('Quote', () => import('../sections/quote/Quote.tsx')),
  rich_text: lazySection('RichTextSection', () => import('../sections/rich-text/RichTextSection.tsx')),
  room_cards: lazySection('RoomCards', () => import('../sections/room-cards/RoomCards.tsx')),
  room_carousel: lazySection('RoomCarousel', () => import('../sections/room-carousel/RoomCarousel.tsx')),
  room_service_menu: lazySection('RoomServiceMenu', () => import('../sections/room-service-menu/RoomServiceMenu.tsx')),
  souvenir_product: lazySection('SouvenirProduct', () => import('../sections/souvenir-product/SouvenirProduct.tsx')),
  souvenirs_custom_section: lazySection('SouvenirsCustomSection', () => import('../sections/souvenirs-custom-section/SouvenirsCustomSection.tsx')),
  souvenirs_faqs: lazySection('SouvenirsFaqs', () => import('../sections/souvenirs-faqs/SouvenirsFaqs.tsx')),
  souvenirs_form: lazySection('SouvenirsForm', () => import('../sections/souvenirs-form/SouvenirsForm.tsx')),
  souvenirs_grid: lazySection('SouvenirsGrid', () => import('../sections/souvenirs-grid/SouvenirsGrid.tsx')),
  souvenirs_hero: lazySection('SouvenirsHero', () => import('../sections/souvenirs-hero/SouvenirsHero.tsx')),
  souvenirs_nav: lazySection('SouvenirsNav', () => import('../sections/souvenirs-nav/SouvenirsNav.tsx')),
  spacer: lazySection('Spacer', () => import('../sections/spacer/Spacer.tsx')),
  special_offers: lazySection('SpecialOffers', () => import('../sections/special-offers/SpecialOffers.tsx')),
  splash_intro: lazySection('SplashIntro', () => import('../sections/splash-intro/SplashIntro.tsx')),
  staging_banner: lazySection('StagingBanner', () => import('../sections/staging-banner/StagingBanner.tsx')),
  subscribe_form: lazySection('SubscribeForm', () => import('../sections/subscribe-form/SubscribeForm.tsx')),
  table_block: lazySection('TableBlock', () => import('../sections/table-block/TableBlock.tsx')),
  tag_sidebar: lazySection('TagSidebar', () => import('../sections/tag-sidebar/TagSidebar.tsx')),
  team_grid: lazySection('TeamGrid', () => import('../sections/team-grid/TeamGrid.tsx')),
  ticker: lazySection('Ticker', () => import('../sections/ticker/Ticker.tsx')),
};

/** The sections whose heading is the page's `h1` where they come first. */
export const titleSections: readonly string[] = ['city_guide_hero', 'coming_soon_hero', 'hotel_hero', 'souvenirs_hero'];

/** The sections that have a look for half the width of a wide screen. */
export const besideSections: readonly string[] = [
  'accordion_group',
  'columns',
  'cta',
  'eat_drink_section',
  'events_card',
  'image_block',
  'press_grid',
  'quote',
  'rich_text',
  'special_offers',
  'table_block',
];
