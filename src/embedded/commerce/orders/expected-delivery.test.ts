import { expect, test } from 'vitest';
import { deliverFromWords, expectedDelivery } from './expected-delivery.ts';

/** An order of 1 piece; 2026-11-23 is a Monday, and New York is five hours behind UTC. */
function order(change: {
  placed?: string;
  handle?: string;
  country?: string;
  shipped?: string;
  status?: string;
  from?: string;
}) {
  const {
    placed = '2026-11-23T15:00:00Z',
    handle = 'standard',
    country = 'US',
    shipped,
    status = null,
    from = null,
  } = change;
  return {
    row: {
      deliver_from: from,
      ...{ processed_at: placed, canceled_at: null, fulfillment_status: shipped ? 'FULFILLED' : 'UNFULFILLED' },
      shipment_status: status ?? (shipped ? 'IN_TRANSIT' : null),
    },
    shippingAddress: { countryCode: country },
    priced: { delivery: { handle } },
    lines: [{ quantity: 1, refunded_quantity: 0 }],
    events: shipped ? [{ status: 'IN_TRANSIT', happened_at: shipped }] : [],
  };
}
const monday = new Date('2026-11-23T16:00:00Z');

test('it takes its working days from the day it can leave', () => {
  expect(expectedDelivery(order({}), monday)).toEqual({ from: '2026-11-26', to: '2026-12-01' });
  expect(expectedDelivery(order({ placed: '2026-11-23T17:30:00Z' }), monday)?.from).toBe('2026-11-27');
  expect(expectedDelivery(order({ placed: '2026-11-21T15:00:00Z' }), new Date('2026-11-21T15:00:00Z'))?.from).toBe(
    '2026-11-26',
  );
  expect(expectedDelivery(order({ handle: 'express' }), monday)).toEqual({ from: '2026-11-25', to: '2026-11-25' });
  expect(expectedDelivery(order({ country: 'CA' }), monday)?.to).toBe('2026-12-07');
  expect(expectedDelivery(order({ handle: 'collect' }), monday)).toEqual({ from: '2026-11-26', to: null });
});

test('what has not left yet leaves today at the earliest; what has, on its day', () => {
  const later = new Date('2026-11-28T16:00:00Z');
  expect(expectedDelivery(order({}), later)?.from).toBe('2026-12-03');
  expect(expectedDelivery(order({ shipped: '2026-11-24T20:00:00Z' }), later)?.from).toBe('2026-11-27');
});

test('nothing is expected of what has arrived, or of a way of delivery that is not known', () => {
  expect(expectedDelivery(order({ shipped: '2026-11-24T20:00:00Z', status: 'DELIVERED' }), monday)).toBeNull();
  expect(expectedDelivery(order({ handle: 'pigeon' }), monday)).toBeNull();
});

test('a parcel with a day leaves so that it does not arrive before it, and by itself where the day is near', () => {
  // A Thursday: on the Monday before it leaves, and takes three days.
  expect(expectedDelivery(order({ from: '2026-12-24' }), monday)).toEqual({ from: '2026-12-24', to: '2026-12-29' });
  expect(deliverFromWords(order({ from: '2026-12-24' }), monday)).toBe(
    'Thursday, 24 December: send it on Monday, 21 December',
  );
  // Nothing arrives on a Sunday.
  expect(expectedDelivery(order({ from: '2026-12-20' }), monday)?.from).toBe('2026-12-21');
  expect(expectedDelivery(order({ from: '2026-11-24' }), monday)?.from).toBe('2026-11-26');
  const shipped = order({ from: '2026-12-24', shipped: '2026-11-24T20:00:00Z' });
  expect(expectedDelivery(shipped, monday)?.from).toBe('2026-11-27');
  expect(deliverFromWords(shipped, monday)).toBe('Thursday, 24 December');
  expect(deliverFromWords(order({}), monday)).toBeNull();
});
