/**
 * The sections that may stand in the body of each kind of page. A new section is named here once for every kind
 * of page that may show it; the names are checked against the blocks when the schema is validated.
 */
const supportingSections = [
  'rich_text',
  'cta',
  'image_block',
  'table_block',
  'media_text',
  'quote',
  'columns',
  'team_grid',
  'investors_docs',
  'mood_grid',
  'spacer',
  'divider',
] as const;

const homeSections = [
  'hotel_hero',
  'ticker',
  'hotels_nav',
  'room_carousel',
  'events_slider',
  'special_offers',
  'press_grid',
  'gallery',
  'souvenirs_grid',
  'subscribe_form',
] as const;

export const hotelSections = [
  'hotel_hero',
  'coming_soon_hero',
  'guest_services',
  'hotel_room_popup',
  'accessibility_features',
  'hotel_room_view',
  'booking_bar',
  'room_cards',
  'room_carousel',
  'gallery',
  'special_offers',
  'eat_drink_section',
  'events_card',
  'events_slider',
  'events_list',
  'events_form',
  'subscribe_form',
  'accordion_group',
  'city_guide_tabs',
  'press_grid',
  ...supportingSections,
] as const;

export const diningSections = [
  'hotel_hero',
  'eat_drink_section',
  'candy_menu',
  'events_card',
  'events_slider',
  'events_list',
  'events_form',
  'event_booking_frame',
  'gallery',
  'accordion_group',
  ...supportingSections,
] as const;

export const citySections = [
  'hotel_hero',
  'city_guide_hero',
  'city_guide_tabs',
  'city_guide_map',
  'gallery',
  'accordion_group',
  ...supportingSections,
] as const;

export const articleSections = ['gallery', 'accordion_group', ...supportingSections] as const;

/** A `page` story is the home page, the shop's front, or one of the group's own pages. */
export const pageSections = [
  ...homeSections,
  'coming_soon_hero',
  'guest_services',
  'hotel_room_popup',
  'accessibility_features',
  'hotel_room_view',
  'booking_bar',
  'room_cards',
  'eat_drink_section',
  'candy_menu',
  'room_service_menu',
  'events_card',
  'events_list',
  'events_form',
  'souvenirs_hero',
  'souvenirs_faqs',
  'souvenirs_nav',
  'souvenirs_custom_section',
  'accordion_group',
  'careers',
  'careers_form',
  'contact_form',
  'souvenirs_form',
  'mail_grid',
  'tag_sidebar',
  'global_elements',
  ...supportingSections,
] as const;

/** What a story in `global-elements` may hold, beside the footer and the header (with its menu), which are types of their own. */
export const globalSections = [
  'hotels_nav',
  'ticker',
  'message_banner',
  'staging_banner',
  'splash_intro',
  'tag_sidebar',
  'cart_view',
  'souvenir_product',
] as const;
