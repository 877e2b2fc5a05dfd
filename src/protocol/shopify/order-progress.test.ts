import { expect, test } from 'vitest';
import { fulfilmentLabels } from './fulfilment-status.ts';
import { expectedWords, isExpected, nextStep, readExpectedDelivery } from './order-progress.ts';

test('every status has a next step', () => {
  for (const status of Object.keys(fulfilmentLabels)) {
    expect(nextStep({ status, isRefunded: false }), status).toMatch(/\.$/);
  }
  expect(nextStep({ status: 'CARRIER_LOST_IT', isRefunded: false })).toBeNull();
});

test('of what was paid back in full, only a parcel that is out arrives', () => {
  expect(nextStep({ status: 'UNFULFILLED', isRefunded: true })).toBe('None. Everything was paid back.');
  expect(nextStep({ status: 'CANCELED', isRefunded: true })).toBe('None. The order was canceled.');
  expect(nextStep({ status: 'IN_TRANSIT', isRefunded: true })).toBe('It arrives.');
  expect(isExpected({ status: 'FULFILLED', isRefunded: true })).toBe(false);
  expect(isExpected({ status: 'IN_TRANSIT', isRefunded: true })).toBe(true);
  expect(isExpected({ status: 'DELIVERED', isRefunded: false })).toBe(false);
});

test('days are said with their names', () => {
  expect(expectedWords({ from: '2026-11-26', to: '2026-12-01' })).toBe(
    'Between Thursday, 26 November and Tuesday, 1 December',
  );
  expect(expectedWords({ from: '2026-11-26', to: '2026-11-26' })).toBe('On Thursday, 26 November');
  expect(expectedWords({ from: '2026-11-26', to: null })).toBe('From Thursday, 26 November on');
});

test('a metafield that is none of ours is left out', () => {
  expect(readExpectedDelivery('{"from":"2026-11-26","to":null}')).toEqual({ from: '2026-11-26', to: null });
  for (const value of [null, '', 'soon', '{"from":"soon","to":null}', '{"from":"2026-11-26","to":4}', '[]']) {
    expect(readExpectedDelivery(value), String(value)).toBeNull();
  }
});
