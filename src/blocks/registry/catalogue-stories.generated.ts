// Written by src/cli/generate-sections.ts from the section.ts of every folder in src/blocks/sections. Do not edit.

import { accessibilityFeaturesStories } from '../sections/accessibility-features/AccessibilityFeatures.stories.ts';
import { accordionGroupStories } from '../sections/accordion-group/AccordionGroup.stories.ts';
import { bookingBarStories } from '../sections/booking-bar/BookingBar.stories.ts';
import { candyMenuStories } from '../sections/candy-menu/CandyMenu.stories.ts';
import { careersStories } from '../sections/careers/Careers.stories.ts';
import { careersFormStories } from '../sections/careers-form/CareersForm.stories.ts';
import { cartViewStories } from '../sections/cart-view/CartView.stories.ts';
import { cityGuideHeroStories } from '../sections/city-guide-hero/CityGuideHero.stories.ts';
import { cityGuideMapStories } from '../sections/city-guide-map/CityGuideMap.stories.ts';
import { cityGuideTabsStories } from '../sections/city-guide-tabs/CityGuideTabs.stories.ts';
import { columnsStories } from '../sections/columns/Columns.stories.ts';
import { comingSoonHeroStories } from '../sections/coming-soon-hero/ComingSoonHero.stories.ts';
import { contactFormStories } from '../sections/contact-form/ContactForm.stories.ts';
import { ctaStories } from '../sections/cta/Cta.stories.ts';
import { dividerStories } from '../sections/divider/Divider.stories.ts';
import { eatDrinkSectionStories } from '../sections/eat-drink-section/EatDrinkSection.stories.ts';
import { eventBookingFrameStories } from '../sections/event-booking-frame/EventBookingFrame.stories.ts';
import { eventsCardStories } from '../sections/events-card/EventsCard.stories.ts';
import { eventsFormStories } from '../sections/events-form/EventsForm.stories.ts';
import { eventsListStories } from '../sections/events-list/EventsList.stories.ts';
import { eventsSliderStories } from '../sections/events-slider/EventsSlider.stories.ts';
import { galleryStories } from '../sections/gallery/Gallery.stories.ts';
import { globalElementsStories } from '../sections/global-elements/GlobalElements.stories.ts';
import { guestServicesStories } from '../sections/guest-services/GuestServices.stories.ts';
import { hotelFactsStories } from '../sections/hotel-facts/HotelFacts.stories.ts';
import { hotelHeroStories } from '../sections/hotel-hero/HotelHero.stories.ts';
import { hotelRoomPopupStories } from '../sections/hotel-room-popup/HotelRoomPopup.stories.ts';
import { hotelRoomViewStories } from '../sections/hotel-room-view/HotelRoomView.stories.ts';
import { hotelsNavStories } from '../sections/hotels-nav/HotelsNav.stories.ts';
import { imageBlockStories } from '../sections/image-block/ImageBlock.stories.ts';
import { investorsDocsStories } from '../sections/investors-docs/InvestorsDocs.stories.ts';
import { mailGridStories } from '../sections/mail-grid/MailGrid.stories.ts';
import { mediaTextStories } from '../sections/media-text/MediaText.stories.ts';
import { messageBannerStories } from '../sections/message-banner/MessageBanner.stories.ts';
import { moodGridStories } from '../sections/mood-grid/MoodGrid.stories.ts';
import { pictureDownloadsStories } from '../sections/picture-downloads/PictureDownloads.stories.ts';
import { pressGridStories } from '../sections/press-grid/PressGrid.stories.ts';
import { quoteStories } from '../sections/quote/Quote.stories.ts';
import { richTextStories } from '../sections/rich-text/RichTextSection.stories.ts';
import { roomCardsStories } from '../sections/room-cards/RoomCards.stories.ts';
import { roomCarouselStories } from '../sections/room-carousel/RoomCarousel.stories.ts';
import { roomServiceMenuStories } from '../sections/room-service-menu/RoomServiceMenu.stories.ts';
import { souvenirProductStories } from '../sections/souvenir-product/SouvenirProduct.stories.ts';
import { souvenirsCustomSectionStories } from '../sections/souvenirs-custom-section/SouvenirsCustomSection.stories.ts';
import { souvenirsFaqsStories } from '../sections/souvenirs-faqs/SouvenirsFaqs.stories.ts';
import { souvenirsFormStories } from '../sections/souvenirs-form/SouvenirsForm.stories.ts';
import { souvenirsGridStories } from '../sections/souvenirs-grid/SouvenirsGrid.stories.ts';
import { souvenirsHeroStories } from '../sections/souvenirs-hero/SouvenirsHero.stories.ts';
import { souvenirsNavStories } from '../sections/souvenirs-nav/SouvenirsNav.stories.ts';
import { spacerStories } from '../sections/spacer/Spacer.stories.ts';
import { specialOffersStories } from '../sections/special-offers/SpecialOffers.stories.ts';
import { splashIntroStories } from '../sections/splash-intro/SplashIntro.stories.ts';
import { stagingBannerStories } from '../sections/staging-banner/StagingBanner.stories.ts';
import { subscribeFormStories } from '../sections/subscribe-form/SubscribeForm.stories.ts';
import { tableBlockStories } from '../sections/table-block/TableBlock.stories.ts';
import { tagSidebarStories } from '../sections/tag-sidebar/TagSidebar.stories.ts';
import { teamGridStories } from '../sections/team-grid/TeamGrid.stories.ts';
import { tickerStories } from '../sections/ticker/Ticker.stories.ts';

/** The catalogue stories of every section, by the section's name. */
export const catalogueStories = {
  accessibility_features: accessibilityFeaturesStories,
  accordion_group: accordionGroupStories,
  booking_bar: bookingBarStories,
  candy_menu: candyMenuStories,
  careers: careersStories,
  careers_form: careersFormStories,
  cart_view: cartViewStories,
  city_guide_hero: cityGuideHeroStories,
  city_guide_map: cityGuideMapStories,
  city_guide_tabs: cityGuideTabsStories,
  columns: columnsStories,
  coming_soon_hero: comingSoonHeroStories,
  contact_form: contactFormStories,
  cta: ctaStories,
  divider: dividerStories,
  eat_drink_section: eatDrinkSectionStories,
  event_booking_frame: eventBookingFrameStories,
  events_card: eventsCardStories,
  events_form: eventsFormStories,
  events_list: eventsListStories,
  events_slider: eventsSliderStories,
  gallery: galleryStories,
  global_elements: globalElementsStories,
  guest_services: guestServicesStories,
  hotel_facts: hotelFactsStories,
  hotel_hero: hotelHeroStories,
  hotel_room_popup: hotelRoomPopupStories,
  hotel_room_view: hotelRoomViewStories,
  hotels_nav: hotelsNavStories,
  image_block: imageBlockStories,
  investors_docs: investorsDocsStories,
  mail_grid: mailGridStories,
  media_text: mediaTextStories,
  message_banner: messageBannerStories,
  mood_grid: moodGridStories,
  picture_downloads: pictureDownloadsStories,
  press_grid: pressGridStories,
  quote: quoteStories,
  rich_text: richTextStories,
  room_cards: roomCardsStories,
  room_carousel: roomCarouselStories,
  room_service_menu: roomServiceMenuStories,
  souvenir_product: souvenirProductStories,
  souvenirs_custom_section: souvenirsCustomSectionStories,
  souvenirs_faqs: souvenirsFaqsStories,
  souvenirs_form: souvenirsFormStories,
  souvenirs_grid: souvenirsGridStories,
  souvenirs_hero: souvenirsHeroStories,
  souvenirs_nav: souvenirsNavStories,
  spacer: spacerStories,
  special_offers: specialOffersStories,
  splash_intro: splashIntroStories,
  staging_banner: stagingBannerStories,
  subscribe_form: subscribeFormStories,
  table_block: tableBlockStories,
  tag_sidebar: tagSidebarStories,
  team_grid: teamGridStories,
  ticker: tickerStories,
};
