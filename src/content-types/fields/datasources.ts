import { defineDatasource } from '@storyblok/schema';

/** Lists that editors extend without a new schema. Their entries are content. */
export const hotelAmenities = defineDatasource({ name: 'Hotel amenities', slug: 'hotel-amenities' });
export const roomAmenities = defineDatasource({ name: 'Room amenities', slug: 'room-amenities' });
export const cuisines = defineDatasource({ name: 'Cuisines', slug: 'cuisines' });
export const departments = defineDatasource({ name: 'Departments', slug: 'departments' });
export const guideCategories = defineDatasource({ name: 'City guide categories', slug: 'guide-categories' });
export const eventTags = defineDatasource({ name: 'Event tags', slug: 'event-tags' });
export const eventTypes = defineDatasource({ name: 'Kinds of private event', slug: 'event-types' });
export const eventSpaces = defineDatasource({ name: 'Rooms for private events', slug: 'event-spaces' });
export const contactTopics = defineDatasource({ name: 'Contact topics', slug: 'contact-topics' });
export const mailTags = defineDatasource({ name: 'Mail tags', slug: 'mail-tags' });
export const moodTags = defineDatasource({ name: 'Mood tags', slug: 'mood-tags' });
export const products = defineDatasource({ name: 'Products', slug: 'products' });
export const collections = defineDatasource({ name: 'Collections', slug: 'collections' });
export const themes = defineDatasource({ name: 'Themes and skins', slug: 'themes' });
export const bookingProviders = defineDatasource({ name: 'Booking frame providers', slug: 'booking-providers' });
