import { expect, it } from 'vitest';
import type { Visit } from './visit.ts';
import { contactLines } from './visit-words.ts';

const visit: Visit = {
  ...{ hotel: 'ulysses', currency: 'USD', arrive: '2027-03-01', depart: '2027-03-03', rooms: [], total: '0.00' },
};

it('tells where the hotel is, when a guest may come and whom to call', () => {
  const contact = { address: '15 Argosy Street', phone: '+1 410-555-0112', checkIn: '15:00', checkOut: '12:00' };
  expect(contactLines({ ...visit, contact })).toEqual([
    '15 Argosy Street',
    'Check-in from 3 pm, check-out by noon',
    'To change or cancel, call +1 410-555-0112',
  ]);
  expect(contactLines({ ...visit, contact: { ...contact, checkIn: '15:30', phone: '' } })).toEqual([
    '15 Argosy Street',
    'Check-in from 3:30 pm, check-out by noon',
  ]);
});

it('says nothing of a visit that was kept without it', () => {
  expect(contactLines(visit)).toEqual([]);
});
