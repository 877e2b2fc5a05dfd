import { formatClock } from '../../dates/dates.ts';
import type { ContentType } from '../../registry/schemas.ts';

const petRules = { yes: 'Pets are welcome.', no: 'No pets.', ask: 'Pets are welcome after asking.' };

/** `Pets are welcome. Two to a room.`; `''` where nothing is said. */
export function petsText({ pets, pets_note }: Pick<ContentType<'hotel'>, 'pets' | 'pets_note'>): string {
  return pets ? [petRules[pets], pets_note].filter(Boolean).join(' ') : '';
}

/** When a guest may come and must go: `From 3 pm`, `By noon`; `null` where the hotel does not say both. */
export function roomTimes({ check_in, check_out }: Pick<ContentType<'hotel'>, 'check_in' | 'check_out'>) {
  return check_in && check_out ? { in: `From ${clock(check_in)}`, out: `By ${clock(check_out)}` } : null;
}

/** Of `HH:MM`. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return formatClock(hours * 60 + minutes);
}
