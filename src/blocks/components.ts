import type { ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
import { lazySection } from './lazy-section.ts';
import type { SectionName } from './schemas.ts';

/** The component of every section: a section without one does not compile. Each is fetched by the pages that hold it. */
export const components = {
  accessibility_features: lazySection(
    'AccessibilityFeatures',
    () => import('./accessibility-features/AccessibilityFeatures.tsx'),
  ),
  accordion_group: lazySection('AccordionGroup', () => import('./accordion-group/AccordionGroup.tsx')),
  booking_bar: lazySection('BookingBar', () => import('./booking-bar/BookingBar.tsx')),
  candy_menu: lazySection('CandyMenu', () => import('./candy-menu/CandyMenu.tsx')),
  careers: lazySection('Careers', () => import('./careers/Careers.tsx')),
  careers_form: lazySection('CareersForm', () => import('./careers-form/CareersForm.tsx')),
  cart_view: lazySection('CartView', () => import('./cart-view/CartView.tsx')),
  city_guide_hero: lazySection('CityGuideHero', () => import('./city-guide-hero/CityGuideHero.tsx')),
  city_guide_map: lazySection('CityGuideMap', () => import('./city-guide-map/CityGuideMap.tsx')),
  city_guide_tabs: lazySection('CityGuideTabs', () => import('./city-guide-tabs/CityGuideTabs.tsx')),
  columns: lazySection('Columns', () => import('./columns/Columns.tsx')),
  coming_soon_hero: lazySection('ComingSoonHero', () => import('./coming-soon-hero/ComingSoonHero.tsx')),
  contact_form: lazySection('ContactForm', () => import('./contact-form/ContactForm.tsx')),
  cta: lazySection('Cta', () => import('./cta/Cta.tsx')),
  divider: lazySection('Divider', () => import('./divider/Divider.tsx')),
  eat_drink_section: lazySection('EatDrinkSection', () => import('./eat-drink-section/EatDrinkSection.tsx')),
  event_booking_frame: lazySection('EventBookingFrame', () => import('./event-booking-frame/EventBookingFrame.tsx')),
  events_card: lazySection('EventsCard', () => import('./events-card/EventsCard.tsx')),
  events_form: lazySection('EventsForm', () => import('./events-form/EventsForm.tsx')),
  events_list: lazySection('EventsList', () => import('./events-list/EventsList.tsx')),
  events_slider: lazySection('EventsSlider', () => import('./events-slider/EventsSlider.tsx')),
  gallery: lazySection('Gallery', () => import('./gallery/Gallery.tsx')),
  guest_services: lazySection('GuestServices', () => import('./guest-services/GuestServices.tsx')),
  global_elements: lazySection('GlobalElements', () => import('./global-elements/GlobalElements.tsx')),
  hotel_hero: lazySection('HotelHero', () => import('./hotel-hero/HotelHero.tsx')),
  hotel_room_popup: lazySection('HotelRoomPopup', () => import('./hotel-room-popup/HotelRoomPopup.tsx')),
  hotel_room_view: lazySection('HotelRoomView', () => import('./hotel-room-view/HotelRoomView.tsx')),
  hotels_nav: lazySection('HotelsNav', () => import('./hotels-nav/HotelsNav.tsx')),
  image_block: lazySection('ImageBlock', () => import('./image-block/ImageBlock.tsx')),
  investors_docs: lazySection('InvestorsDocs', () => import('./investors-docs/InvestorsDocs.tsx')),
  mail_grid: lazySection('MailGrid', () => import('./mail-grid/MailGrid.tsx')),
  media_text: lazySection('MediaText', () => import('./media-text/MediaText.tsx')),
  message_banner: lazySection('MessageBanner', () => import('./message-banner/MessageBanner.tsx')),
  mood_grid: lazySection('MoodGrid', () => import('./mood-grid/MoodGrid.tsx')),
  press_grid: lazySection('PressGrid', () => import('./press-grid/PressGrid.tsx')),
  quote: lazySection('Quote', () => import('./quote/Quote.tsx')),
  rich_text: lazySection('RichTextSection', () => import('./rich-text/RichTextSection.tsx')),
  room_cards: lazySection('RoomCards', () => import('./room-cards/RoomCards.tsx')),
  room_carousel: lazySection('RoomCarousel', () => import('./room-carousel/RoomCarousel.tsx')),
  room_service_menu: lazySection('RoomServiceMenu', () => import('./room-service-menu/RoomServiceMenu.tsx')),
  souvenir_product: lazySection('SouvenirProduct', () => import('./souvenir-product/SouvenirProduct.tsx')),
  souvenirs_custom_section: lazySection(
    'SouvenirsCustomSection',
    () => import('./souvenirs-custom-section/SouvenirsCustomSection.tsx'),
  ),
  souvenirs_nav: lazySection('SouvenirsNav', () => import('./souvenirs-nav/SouvenirsNav.tsx')),
  souvenirs_faqs: lazySection('SouvenirsFaqs', () => import('./souvenirs-faqs/SouvenirsFaqs.tsx')),
  souvenirs_form: lazySection('SouvenirsForm', () => import('./souvenirs-form/SouvenirsForm.tsx')),
  souvenirs_grid: lazySection('SouvenirsGrid', () => import('./souvenirs-grid/SouvenirsGrid.tsx')),
  souvenirs_hero: lazySection('SouvenirsHero', () => import('./souvenirs-hero/SouvenirsHero.tsx')),
  spacer: lazySection('Spacer', () => import('./spacer/Spacer.tsx')),
  special_offers: lazySection('SpecialOffers', () => import('./special-offers/SpecialOffers.tsx')),
  subscribe_form: lazySection('SubscribeForm', () => import('./subscribe-form/SubscribeForm.tsx')),
  splash_intro: lazySection('SplashIntro', () => import('./splash-intro/SplashIntro.tsx')),
  staging_banner: lazySection('StagingBanner', () => import('./staging-banner/StagingBanner.tsx')),
  table_block: lazySection('TableBlock', () => import('./table-block/TableBlock.tsx')),
  tag_sidebar: lazySection('TagSidebar', () => import('./tag-sidebar/TagSidebar.tsx')),
  team_grid: lazySection('TeamGrid', () => import('./team-grid/TeamGrid.tsx')),
  ticker: lazySection('Ticker', () => import('./ticker/Ticker.tsx')),
} satisfies { [Name in SectionName]: ComponentType<BlockProps<Name>> };

/** Fetches the code of the sections named, so that they render at once; unknown names are left alone. */
export async function preloadSections(names: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(names)]
      .filter((name): name is SectionName => Object.hasOwn(components, name))
      .map((name) => components[name].preload()),
  );
}
