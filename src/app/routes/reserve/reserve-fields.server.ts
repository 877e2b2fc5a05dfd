import { z } from 'zod';
import { maxPhoneLength } from '#protocol/input-limits.ts';
import { email } from '../auth/person-fields.server.ts';
import { maxGuestNameLength, maxNoteLength } from './reserve-limits.ts';
import type { ReserveView } from './reserve-view.ts';

const person = {
  name: z
    .string({ error: 'Enter your name.' })
    .trim()
    .min(1, 'Enter your name.')
    .max(maxGuestNameLength, `A name has at most ${maxGuestNameLength} characters.`),
  email,
  phone: z.string().trim().max(maxPhoneLength, 'This telephone number is too long.').default(''),
  note: z.string().trim().max(maxNoteLength, `A note has at most ${maxNoteLength} characters.`).default(''),
};

type Choices = Pick<ReserveView, 'kind' | 'maxParty' | 'times' | 'dayName'>;

/** The time and the number of guests, as a guest chooses them among those that the page shows. */
export function choiceFields({ kind, maxParty, times, dayName }: Choices) {
  const missing = kind === 'table' ? 'Choose a time.' : 'Choose a date.';
  const party = kind === 'table' ? 'how many guests come' : 'how many tickets you would like';
  return {
    time: z
      .string({ error: missing })
      .refine(
        (value) => times.some((time) => time.value === value),
        kind === 'table'
          ? `This time is not offered on ${dayName}: choose another.`
          : 'This date is not offered any more: choose another.',
      ),
    party: z.coerce
      .number({ error: `Say ${party}, from 1 to ${maxParty}.` })
      .int(`Say ${party}, from 1 to ${maxParty}.`)
      .min(1, `Say ${party}, from 1 to ${maxParty}.`)
      .max(maxParty, `Say ${party}, from 1 to ${maxParty}. For more, write or call.`),
  };
}

/** Everything that a reservation asks for. */
export function reservationFields(view: Choices) {
  return z.object({ ...choiceFields(view), ...person });
}
