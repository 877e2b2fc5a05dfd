import { defineSchema } from '@storyblok/schema';
import { city } from '#content-types/city.ts';
import { event } from '#content-types/event.ts';
import * as datasources from '#content-types/fields/datasources.ts';
import { footer, footerMenuGroup, footerMenuLink } from '#content-types/footer.ts';
import { globalElement } from '#content-types/global-element.ts';
import { guideEntry } from '#content-types/guide-entry.ts';
import { header } from '#content-types/header.ts';
import { hotel, linkItem } from '#content-types/hotel.ts';
import { job } from '#content-types/job.ts';
import { mailArticle } from '#content-types/mail-article.ts';
import { menu, menuItem, menuSection, priceVariant } from '#content-types/menu.ts';
import { moodEntry } from '#content-types/mood-entry.ts';
import { offer } from '#content-types/offer.ts';
import { page } from '#content-types/page.ts';
import { pressItem } from '#content-types/press-item.ts';
import { bedItem, room } from '#content-types/room.ts';
import { closure, hoursRow, menuRef, venue, venueControl } from '#content-types/venue.ts';
import type { ContentOf } from '../contract/block-content.ts';
import { accessibilityFeatures } from '../sections/accessibility-features/schema.ts';
import { accordionGroup, accordionItem } from '../sections/accordion-group/schema.ts';
import { bookingBar } from '../sections/booking-bar/schema.ts';
import { candyMenu } from '../sections/candy-menu/schema.ts';
import { careers } from '../sections/careers/schema.ts';
import { careersForm } from '../sections/careers-form/schema.ts';
import { cartView } from '../sections/cart-view/schema.ts';
import { cityGuideHero } from '../sections/city-guide-hero/schema.ts';
import { cityGuideMap, mapShape } from '../sections/city-guide-map/schema.ts';
import { cityGuideTabs } from '../sections/city-guide-tabs/schema.ts';
import { columns, textItem } from '../sections/columns/schema.ts';
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
import { guestServices, serviceItem } from '../sections/guest-services/schema.ts';
import { hotelHero } from '../sections/hotel-hero/schema.ts';
import { hotelRoomPopup } from '../sections/hotel-room-popup/schema.ts';
import { hotelRoomView } from '../sections/hotel-room-view/schema.ts';
import { hotelsNav } from '../sections/hotels-nav/schema.ts';
import { imageBlock } from '../sections/image-block/schema.ts';
import { doc, investorsDocs } from '../sections/investors-docs/schema.ts';
import { mailGrid } from '../sections/mail-grid/schema.ts';
import { mediaText } from '../sections/media-text/schema.ts';
import { megaMenu, megaMenuColumn, megaMenuItem, megaMenuLink } from '../sections/mega-menu/schema.ts';
import { messageBanner } from '../sections/message-banner/schema.ts';
import { moodGrid } from '../sections/mood-grid/schema.ts';
import { pressGrid } from '../sections/press-grid/schema.ts';
import { quote } from '../sections/quote/schema.ts';
import { richText } from '../sections/rich-text/schema.ts';
import { roomCards } from '../sections/room-cards/schema.ts';
import { roomCarousel } from '../sections/room-carousel/schema.ts';
import { roomServiceMenu } from '../sections/room-service-menu/schema.ts';
import { souvenirProduct } from '../sections/souvenir-product/schema.ts';
import { souvenirsCustomSection } from '../sections/souvenirs-custom-section/schema.ts';
import { faqGroup, faqItem, souvenirsFaqs } from '../sections/souvenirs-faqs/schema.ts';
import { souvenirsForm } from '../sections/souvenirs-form/schema.ts';
import { promoTile, souvenirsGrid } from '../sections/souvenirs-grid/schema.ts';
import { souvenirsHero } from '../sections/souvenirs-hero/schema.ts';
import { souvenirsNav } from '../sections/souvenirs-nav/schema.ts';
import { spacer } from '../sections/spacer/schema.ts';
import { specialOffers } from '../sections/special-offers/schema.ts';
import { splashIntro } from '../sections/splash-intro/schema.ts';
import { stagingBanner } from '../sections/staging-banner/schema.ts';
import { subscribeForm } from '../sections/subscribe-form/schema.ts';
import { tableBlock } from '../sections/table-block/schema.ts';
import { tagSidebar } from '../sections/tag-sidebar/schema.ts';
import { person, teamGrid } from '../sections/team-grid/schema.ts';
import { ticker, tickerItem } from '../sections/ticker/schema.ts';

/** The content model: every content type, section and nested item, as the content service is told of it. */
export const schema = defineSchema({
  blocks: {
    page,
    hotel,
    room,
    venue,
    menu,
    event,
    offer,
    city,
    guide_entry: guideEntry,
    press_item: pressItem,
    job,
    mail_article: mailArticle,
    mood_entry: moodEntry,
    footer,
    header,
    global_element: globalElement,

    hotel_hero: hotelHero,
    booking_bar: bookingBar,
    hotel_room_view: hotelRoomView,
    accessibility_features: accessibilityFeatures,
    hotel_room_popup: hotelRoomPopup,
    guest_services: guestServices,
    coming_soon_hero: comingSoonHero,
    hotels_nav: hotelsNav,
    room_cards: roomCards,
    room_carousel: roomCarousel,
    gallery,
    special_offers: specialOffers,
    eat_drink_section: eatDrinkSection,
    candy_menu: candyMenu,
    events_card: eventsCard,
    events_slider: eventsSlider,
    room_service_menu: roomServiceMenu,
    souvenirs_form: souvenirsForm,
    subscribe_form: subscribeForm,
    contact_form: contactForm,
    careers_form: careersForm,
    events_form: eventsForm,
    events_list: eventsList,
    event_booking_frame: eventBookingFrame,
    city_guide_hero: cityGuideHero,
    city_guide_tabs: cityGuideTabs,
    city_guide_map: cityGuideMap,
    mail_grid: mailGrid,
    press_grid: pressGrid,
    careers,
    cart_view: cartView,
    souvenir_product: souvenirProduct,
    souvenirs_hero: souvenirsHero,
    souvenirs_grid: souvenirsGrid,
    souvenirs_faqs: souvenirsFaqs,
    souvenirs_nav: souvenirsNav,
    souvenirs_custom_section: souvenirsCustomSection,
    global_elements: globalElements,
    message_banner: messageBanner,
    staging_banner: stagingBanner,
    splash_intro: splashIntro,
    tag_sidebar: tagSidebar,
    mega_menu: megaMenu,
    ticker,
    accordion_group: accordionGroup,
    rich_text: richText,
    cta,
    image_block: imageBlock,
    table_block: tableBlock,
    media_text: mediaText,
    quote,
    columns,
    team_grid: teamGrid,
    investors_docs: investorsDocs,
    mood_grid: moodGrid,
    spacer,
    divider,

    accordion_item: accordionItem,
    bed_item: bedItem,
    closure,
    doc,
    faq_group: faqGroup,
    faq_item: faqItem,
    footer_menu_group: footerMenuGroup,
    footer_menu_link: footerMenuLink,
    hours_row: hoursRow,
    link_item: linkItem,
    map_shape: mapShape,
    mega_menu_column: megaMenuColumn,
    mega_menu_item: megaMenuItem,
    mega_menu_link: megaMenuLink,
    menu_item: menuItem,
    menu_ref: menuRef,
    venue_control: venueControl,
    menu_section: menuSection,
    person,
    price_variant: priceVariant,
    promo_tile: promoTile,
    service_item: serviceItem,
    text_item: textItem,
    ticker_item: tickerItem,
  },
  datasources: { ...datasources },
});

type DefinedBlocks = (typeof schema)['blocks'];
type AnyBlock = DefinedBlocks[keyof DefinedBlocks];

/** Content of every block by its component name; fields that hold blocks are typed by what they allow. */
export type Blocks = { [Name in keyof DefinedBlocks]: ContentOf<DefinedBlocks[Name], Blocks> };

/** Names of the blocks that are stories. */
export type ContentTypeName = Extract<AnyBlock, { is_root: true }>['name'];

/** Content of a story of this type, such as `ContentType<'hotel'>`. */
export type ContentType<Name extends ContentTypeName> = Blocks[Name];

type BodyBlock<Content> = Content extends { body?: infer Body }
  ? Extract<Body, readonly { component: string }[]>[number]
  : never;

/** Names of the sections that may stand in the body of a page of any kind. */
export type SectionName = BodyBlock<Blocks[ContentTypeName]>['component'];

/** Content of any section. */
export type Section = Blocks[SectionName];

/**
 * Every `component.field` that refers to stories, as `resolve_relations` names them.
 * Derived from the fields, so a block added above needs no entry here.
 */
export const relations: readonly string[] = Object.values(schema.blocks).flatMap(({ name, fields }) =>
  fields
    .filter((field) => 'source' in field && field.source === 'internal_stories')
    .map((field) => `${name}.${field.name}`),
);
