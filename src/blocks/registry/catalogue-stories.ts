import type { CatalogueStories } from '../component-catalogue/catalogue-story.ts';
import { accessibilityFeaturesStates } from '../sections/accessibility-features/AccessibilityFeatures.stories.ts';
import { accordionGroupStates } from '../sections/accordion-group/AccordionGroup.stories.ts';
import { bookingBarStates } from '../sections/booking-bar/BookingBar.stories.ts';
import { candyMenuStates } from '../sections/candy-menu/CandyMenu.stories.ts';
import { careersStates } from '../sections/careers/Careers.stories.ts';
import { careersFormStates } from '../sections/careers-form/CareersForm.stories.ts';
import { cartViewStates } from '../sections/cart-view/CartView.stories.ts';
import { cityGuideHeroStates } from '../sections/city-guide-hero/CityGuideHero.stories.ts';
import { cityGuideMapStates } from '../sections/city-guide-map/CityGuideMap.stories.ts';
import { cityGuideTabsStates } from '../sections/city-guide-tabs/CityGuideTabs.stories.ts';
import { columnsStates } from '../sections/columns/Columns.stories.ts';
import { comingSoonHeroStates } from '../sections/coming-soon-hero/ComingSoonHero.stories.ts';
import { contactFormStates } from '../sections/contact-form/ContactForm.stories.ts';
import { ctaStates } from '../sections/cta/Cta.stories.ts';
import { dividerStates } from '../sections/divider/Divider.stories.ts';
import { eatDrinkSectionStates } from '../sections/eat-drink-section/EatDrinkSection.stories.ts';
import { eventBookingFrameStates } from '../sections/event-booking-frame/EventBookingFrame.stories.ts';
import { eventsCardStates } from '../sections/events-card/EventsCard.stories.ts';
import { eventsFormStates } from '../sections/events-form/EventsForm.stories.ts';
import { eventsListStates } from '../sections/events-list/EventsList.stories.ts';
import { eventsSliderStates } from '../sections/events-slider/EventsSlider.stories.ts';
import { galleryStates } from '../sections/gallery/Gallery.stories.ts';
import { globalElementsStates } from '../sections/global-elements/GlobalElements.stories.ts';
import { guestServicesStates } from '../sections/guest-services/GuestServices.stories.ts';
import { hotelHeroStates } from '../sections/hotel-hero/HotelHero.stories.ts';
import { hotelRoomPopupStates } from '../sections/hotel-room-popup/HotelRoomPopup.stories.ts';
import { hotelRoomViewStates } from '../sections/hotel-room-view/HotelRoomView.stories.ts';
import { hotelsNavStates } from '../sections/hotels-nav/HotelsNav.stories.ts';
import { imageBlockStates } from '../sections/image-block/ImageBlock.stories.ts';
import { investorsDocsStates } from '../sections/investors-docs/InvestorsDocs.stories.ts';
import { mailGridStates } from '../sections/mail-grid/MailGrid.stories.ts';
import { mediaTextStates } from '../sections/media-text/MediaText.stories.ts';
import { messageBannerStates } from '../sections/message-banner/MessageBanner.stories.ts';
import { moodGridStates } from '../sections/mood-grid/MoodGrid.stories.ts';
import { pressGridStates } from '../sections/press-grid/PressGrid.stories.ts';
import { quoteStates } from '../sections/quote/Quote.stories.ts';
import { richTextStates } from '../sections/rich-text/RichTextSection.stories.ts';
import { roomCardsStates } from '../sections/room-cards/RoomCards.stories.ts';
import { roomCarouselStates } from '../sections/room-carousel/RoomCarousel.stories.ts';
import { roomServiceMenuStates } from '../sections/room-service-menu/RoomServiceMenu.stories.ts';
import { souvenirProductStates } from '../sections/souvenir-product/SouvenirProduct.stories.ts';
import { souvenirsCustomSectionStates } from '../sections/souvenirs-custom-section/SouvenirsCustomSection.stories.ts';
import { souvenirsFaqsStates } from '../sections/souvenirs-faqs/SouvenirsFaqs.stories.ts';
import { souvenirsFormStates } from '../sections/souvenirs-form/SouvenirsForm.stories.ts';
import { souvenirsGridStates } from '../sections/souvenirs-grid/SouvenirsGrid.stories.ts';
import { souvenirsHeroStates } from '../sections/souvenirs-hero/SouvenirsHero.stories.ts';
import { souvenirsNavStates } from '../sections/souvenirs-nav/SouvenirsNav.stories.ts';
import { spacerStates } from '../sections/spacer/Spacer.stories.ts';
import { specialOffersStates } from '../sections/special-offers/SpecialOffers.stories.ts';
import { splashIntroStates } from '../sections/splash-intro/SplashIntro.stories.ts';
import { stagingBannerStates } from '../sections/staging-banner/StagingBanner.stories.ts';
import { subscribeFormStates } from '../sections/subscribe-form/SubscribeForm.stories.ts';
import { tableBlockStates } from '../sections/table-block/TableBlock.stories.ts';
import { tagSidebarStates } from '../sections/tag-sidebar/TagSidebar.stories.ts';
import { teamGridStates } from '../sections/team-grid/TeamGrid.stories.ts';
import { tickerStates } from '../sections/ticker/Ticker.stories.ts';
import type { SectionName } from './schemas.ts';

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
} satisfies { [Name in SectionName]: CatalogueStories<Name> };
