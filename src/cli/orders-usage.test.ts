import { expect, test } from 'vitest';
import { fulfilmentLabels } from '#protocol/shopify/fulfilment-status.ts';
import { ordersUsage } from './orders-usage.ts';

const lines = ordersUsage.split('\n');

test('every one of the 24 statuses is named with the command that leads to it', () => {
  const leads = ordersUsage.slice(ordersUsage.indexOf('Where each command leads'));
  for (const status of Object.keys(fulfilmentLabels)) expect(leads).toMatch(new RegExp(`\\b${status}\\b`));
});

test('status does not promise what it refuses', () => {
  expect(ordersUsage).not.toContain('any of the 24');
  expect(lines.find((line) => line.startsWith('status refuses'))).toContain('PARTIALLY_FULFILLED');
  const promised = lines.filter((line) => line.includes('PARTIALLY_FULFILLED') && !line.startsWith('status refuses'));
  expect(promised).toEqual([expect.stringMatching(/^ {2}fulfil /)]);
});

test('what may follow a shipment’s status is the rule itself', () => {
  expect(lines).toContain('  DELIVERED            NOT_DELIVERED');
  expect(lines).toContain('  PICKED_UP            –');
});

test('what pays money back names --yes, and nothing else does', () => {
  const named = lines.filter((line) => line.includes('[--yes]')).map((line) => line.trim().split(' ')[0]);
  expect(named).toEqual(['refund', 'cancel']);
});

test('no line is wider than a terminal that is wide', () => {
  expect(lines.filter((line) => line.length > 130)).toEqual([]);
});
