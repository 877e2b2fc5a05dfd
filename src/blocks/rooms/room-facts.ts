import type { ContentType } from '../registry/schemas.ts';

type Room = Pick<ContentType<'room'>, 'max_guests' | 'beds' | 'size_value' | 'size_unit' | 'view'>;

const bedNames = {
  king: 'king bed',
  queen: 'queen bed',
  double: 'double bed',
  twin: 'twin bed',
  bunk: 'bunk bed',
  sofa: 'sofa bed',
  crib: 'crib',
} as const;

export type BedType = keyof typeof bedNames;

/** `Sleeps 2`, `1 king bed`, `240 sq ft`, `courtyard view`: what is set, in this order. */
export function roomFacts(room: Room): string[] {
  const guests = Number(room.max_guests);
  return [guests > 0 ? `Sleeps ${guests}` : '', bedsText(room.beds), sizeText(room), room.view ?? ''].filter(Boolean);
}

/** `240 sq ft`, in one piece; empty where it is not known. */
export function sizeText({ size_value, size_unit }: Pick<Room, 'size_value' | 'size_unit'>): string {
  return size_value ? `${size_value}\u00a0${size_unit === 'sqm' ? 'm²' : 'sq\u00a0ft'}` : '';
}

/** `1 king bed and 1 sofa bed`. */
export function bedsText(beds: Room['beds']): string {
  const parts = (beds ?? []).flatMap(({ type, count }) => {
    if (!type) return [];
    const number = Number(count) || 1;
    return [`${number} ${bedNames[type]}${number > 1 ? 's' : ''}`];
  });
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

export function bedName(type: BedType): string {
  return bedNames[type];
}
