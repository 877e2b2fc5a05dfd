import { expect, test } from 'vitest';
import { deliveryDateError, deliveryDays } from './delivery-date.ts';

/** Ten at night in New York, where it is still Monday. */
const now = new Date('2026-11-24T03:00:00Z');

test('a parcel can be asked for from tomorrow on, in the time of the shop, for 90 days', () => {
  expect(deliveryDays(now)).toEqual({ first: '2026-11-24', last: '2027-02-21' });
  expect(deliveryDateError('', now)).toBeNull();
  expect(deliveryDateError('2026-11-24', now)).toBeNull();
  expect(deliveryDateError('2027-02-21', now)).toBeNull();
  expect(deliveryDateError('2026-11-23', now)).toContain('from tomorrow on');
  expect(deliveryDateError('2027-02-22', now)).toContain('within 90 days');
});

test.each(['2026-02-30', '24.12.2026', '2026-13-01', 'soon', '2026-12-24T00:00'])('%s is no day', (day) => {
  expect(deliveryDateError(day, now)).toContain('day of the calendar');
});
