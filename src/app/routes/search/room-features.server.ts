import { bathroomLine, roomFeatureLine } from '#blocks/rooms/feature-names.ts';
import { bedsText } from '#blocks/rooms/room-facts.ts';
import { roomPartIds } from '#blocks/rooms/room-part-ids.ts';
import { capitalized } from '#ui/capitalized.ts';
import type { PageContent } from '../story/page-types.ts';
import type { Passage } from './passages.server.ts';

type Room = Extract<PageContent, { component: 'room' }>;

/** What amenities are called, by their values. */
export type AmenityNames = ReadonlyMap<string, string>;

/** What a room's content says in fields: a passage for each part of its page. */
export function roomFeatures(room: Room, names: AmenityNames): Passage[] {
  const { facts, amenities, access } = roomPartIds;
  const values = room.amenities ?? [];
  const features = (['bathing', 'clearances', 'alarms'] as const).map((part) =>
    roomFeatureLine(room.accessible ? room.accessible_features : [], part),
  );
  const passages: Passage[] = [
    {
      heading: 'Bath',
      text: bathroomLine(room.bathroom),
      anchor: facts,
      words: room.bathroom?.includes('tub') ? 'bath bathtub' : '',
    },
    { heading: 'Beds', text: capitalized(bedsText(room.beds)), anchor: facts },
    { heading: 'View', text: room.view ?? '', anchor: facts },
    {
      heading: 'In the room',
      text: values.map((value) => names.get(value) ?? value.replaceAll('-', ' ')).join('; '),
      anchor: amenities,
      words: values.join(' '),
    },
    { heading: 'An accessible room', text: features.filter(Boolean).join('; '), anchor: access },
  ];
  return passages.filter(({ text }) => text !== '');
}
