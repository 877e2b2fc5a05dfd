import { describe, expect, it } from 'vitest';
import { siren } from '../../examples/example-hotels.ts';
import { changed } from '../../examples/example-story.ts';
import { petsText, roomTimes } from './pets-and-times.ts';

describe('hotel facts', () => {
  it('says the times in words', () => {
    expect(roomTimes({ check_in: '15:00', check_out: '12:00' })).toEqual({ in: 'From 3 pm', out: 'By noon' });
    expect(roomTimes({ check_in: '16:30', check_out: '' })).toBeNull();
  });

  it('says whether pets may come, and on which terms', () => {
    const hotel = changed<'hotel'>(siren, { pets: 'ask', pets_note: 'Small dogs, $35 a stay.' });
    expect(petsText(hotel.content)).toBe('Pets are welcome after asking. Small dogs, $35 a stay.');
    expect(petsText({ pets: '', pets_note: 'x' })).toBe('');
  });
});
