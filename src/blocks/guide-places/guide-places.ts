import type { AssetFieldValue, MultilinkFieldValue } from '@storyblok/schema';
import type { StoryOf } from '../stories/stories.ts';

/** A place of a city guide, as the sections show it. */
export type GuidePlace = {
  slug: string;
  /** Its place in the order of walking, from 1: the number on the map. */
  number: number;
  name: string;
  category: string;
  blurb: string;
  address: string;
  /** `null` when the story does not say where it is. */
  position: { lat: number; lng: number } | null;
  phone: string;
  url: MultilinkFieldValue | null;
  hours: string;
  price: string;
  pickedBy: string;
  photo: AssetFieldValue | null;
  walkMinutes: number | null;
};

/** A category of places: the value in the address, and its name in words. */
export type GuideCategory = { value: string; name: string };

/** The places in the order of the walk from the hotel, numbered; those without a time come last, by name. */
export function guidePlaces(entries: readonly StoryOf<'guide_entry'>[]): GuidePlace[] {
  return entries
    .map(({ slug, content }) => ({
      slug,
      number: 0,
      name: content.name,
      category: content.category,
      blurb: content.blurb ?? '',
      address: content.address ?? '',
      position: positionOf(content.lat, content.lng),
      phone: content.phone ?? '',
      url: content.url ?? null,
      hours: content.hours_text ?? '',
      price: content.price_range ?? '',
      pickedBy: content.picked_by ?? '',
      photo: content.photo ?? null,
      walkMinutes: numberOf(content.walk_minutes),
    }))
    .sort(
      (a, b) =>
        (a.walkMinutes ?? Number.POSITIVE_INFINITY) - (b.walkMinutes ?? Number.POSITIVE_INFINITY) ||
        a.name.localeCompare(b.name, 'en'),
    )
    .map((place, index) => ({ ...place, number: index + 1 }));
}

/** The element of the guide that tells of this place. */
export function placeEntryId(slug: string): string {
  return `place-${slug}`;
}

/** The element on the page's map list that shows this place. */
export function placeOnMapId(slug: string): string {
  return `map-${slug}`;
}

/** Both numbers of a position, or `null` unless both are there. */
export function positionOf(lat: unknown, lng: unknown): { lat: number; lng: number } | null {
  const position = { lat: numberOf(lat), lng: numberOf(lng) };
  return position.lat === null || position.lng === null ? null : { lat: position.lat, lng: position.lng };
}

/** A number field, which travels as text; `null` when it is empty or no number. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN);
  return Number.isFinite(number) ? number : null;
}

/** The uuid behind a relation, whether the story was put in its place or not. */
export function relationUuid(value: unknown): string | null {
  if (typeof value === 'string') return value || null;
  if (typeof value !== 'object' || value === null || !('uuid' in value)) return null;
  return typeof value.uuid === 'string' ? value.uuid : null;
}
