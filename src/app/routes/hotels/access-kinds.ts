import type { ContentType } from '#blocks/registry/schemas.ts';

/** What guests look for across all hotels; the value stands in the address (`/hotels?access=hearing`). */
export const accessKinds = [
  { value: 'roll-in-shower', name: 'Roll-in shower' },
  { value: 'step-free', name: 'Step-free' },
  { value: 'hearing', name: 'Hearing accessible' },
] as const;

export type AccessKind = (typeof accessKinds)[number]['value'];

export function isAccessKind(value: string): value is AccessKind {
  return accessKinds.some((kind) => kind.value === value);
}

type RoomAccess = Pick<ContentType<'room'>, 'accessible_features'>;
type HotelAccess = Pick<ContentType<'hotel'>, 'accessibility_features'>;

/** What a room has of these; it is step-free only where the way to it is. */
export function accessOf(room: RoomAccess, hotel: HotelAccess): AccessKind[] {
  const has = new Set<string>(room.accessible_features ?? []);
  const way = new Set<string>(hotel.accessibility_features ?? []);
  const isStepFree =
    has.has('door_width_32') &&
    has.has('turning_space') &&
    way.has('step_free_entrance') &&
    way.has('accessible_route');
  return accessKinds
    .map(({ value }) => value)
    .filter((kind) => {
      if (kind === 'roll-in-shower') return has.has('roll_in_shower');
      return kind === 'hearing' ? has.has('visual_alarm') || has.has('tty_or_text') : isStepFree;
    });
}

/** `Roll-in shower, step-free`; `''` where there is nothing. */
export function accessLine(kinds: readonly AccessKind[]): string {
  const names = accessKinds.filter(({ value }) => kinds.includes(value)).map(({ name }) => name.toLowerCase());
  const line = names.join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
