import { capitalized } from '#ui/capitalized.ts';
import type { ContentType } from '../registry/schemas.ts';

/** The features of hotels and rooms as guests read them: access, bath, kind of bathroom. */

type HotelFeature = NonNullable<ContentType<'hotel'>['accessibility_features']>[number];
type RoomFeature = NonNullable<ContentType<'room'>['accessible_features']>[number];
type Bathroom = NonNullable<ContentType<'room'>['bathroom']>[number];

/** Of a hotel; their order here means nothing. */
export const hotelFeatureNames: Record<HotelFeature, string> = {
  step_free_entrance: 'Step-free entrance',
  accessible_parking: 'Accessible parking',
  accessible_route: 'Step-free route from the entrance to the desk and the guest floors',
  elevator: 'Elevator to the guest floors',
  accessible_restroom: 'Accessible restroom',
  visual_alarms: 'Visual fire alarms',
  assistive_listening: 'Assistive listening at the desk',
  pool_lift: 'Lift into the pool',
  service_animals: 'Service animals welcome',
};

type Part = 'bathing' | 'clearances' | 'alarms';

/** What a room has, and the question that it answers. */
const roomFeatures: Record<RoomFeature, { part: Part; name: string }> = {
  roll_in_shower: { part: 'bathing', name: 'roll-in shower' },
  transfer_shower: { part: 'bathing', name: 'transfer shower with a seat' },
  tub_grab_bars: { part: 'bathing', name: 'tub with grab bars' },
  lowered_fixtures: { part: 'clearances', name: 'switches and fixtures within reach from a chair' },
  door_width_32: { part: 'clearances', name: 'doors at least 32 inches clear' },
  turning_space: { part: 'clearances', name: 'room to turn a wheelchair' },
  bed_height_note: { part: 'clearances', name: 'bed height and clearance measured, see below' },
  visual_alarm: { part: 'alarms', name: 'visual alarm and door bell' },
  tty_or_text: { part: 'alarms', name: 'text telephone' },
};

const bathrooms: Record<Bathroom, string> = {
  tub: 'tub',
  shower: 'shower',
  roll_in_shower: 'roll-in shower',
  double_vanity: 'double vanity',
  shared: 'shared, on the corridor',
};

/** The room's features that answer one question, in a line; `''` when it has none. */
export function roomFeatureLine(features: readonly RoomFeature[] | null | undefined, part: Part): string {
  return sentence(
    (features ?? []).flatMap((feature) => {
      const known = roomFeatures[feature];
      return known?.part === part ? [known.name] : [];
    }),
  );
}

/** `Tub, shower`. */
export function bathroomLine(bathroom: readonly Bathroom[] | null | undefined): string {
  return sentence((bathroom ?? []).flatMap((kind) => bathrooms[kind] ?? []));
}

function sentence(words: string[]): string {
  return capitalized(words.join(', '));
}
