import { expect, test } from 'vitest';
import { fulfilmentLabel, fulfilmentLabels } from './fulfilment-status.ts';

/** docs/reference/commerce-protocol.md#fulfilment-status, word for word. */
const LABELS =
  'Attempted delivery, Canceled, Confirmed, Delivered, Failure, Fulfilled, In Progress, In transit, Label printed, Label purchased, Label voided, Marked as fulfilled, Not delivered, On Hold, Open, Out for delivery, Partially Fulfilled, Pending, Displayed as Picked up, Ready for pickup, Restocked, Scheduled, Submitted, Unfulfilled';

test('the labels are those of the reference, each once', () => {
  expect(Object.values(fulfilmentLabels).sort()).toEqual(LABELS.split(', ').sort());
});

test('a value without a label is humanised', () => {
  expect(fulfilmentLabel('PICKED_UP')).toBe('Displayed as Picked up');
  expect(fulfilmentLabel('CARRIER_PICKED_UP')).toBe('Carrier picked up');
  expect(fulfilmentLabel('DELAYED')).toBe('Delayed');
  expect(fulfilmentLabel('constructor')).toBe('Constructor');
});
