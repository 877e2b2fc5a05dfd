import type { BookingSettings } from '#embedded/booking/inventory.ts';

const sunday = [0];
const sundayToThursday = [0, 1, 2, 3, 4];
const mondayToWednesday = [1, 2, 3];

/**
 * What the demonstration's booking engine knows beside the rooms of the stories: taxes, fees, promotion codes. What codes change
 * is said in words in content/stories/offers/offers.ts, of Slow Sunday also in content/stories/global-elements/header.ts.
 */
export const bookingSettings: BookingSettings = {
  charges: {
    'the-siren': {
      taxes: [
        { name: 'Michigan use tax', percent: 6 },
        { name: 'Detroit lodging taxes', percent: 8 },
      ],
    },
    'peter-and-paul': {
      taxes: [
        { name: 'Louisiana sales tax', percent: 5 },
        { name: 'New Orleans occupancy tax', percent: 8.75 },
      ],
      fee: { name: 'Candle, water and the upkeep of the organ', perNight: 900 },
    },
    ulysses: {
      taxes: [
        { name: 'Maryland sales tax', percent: 6 },
        { name: 'Baltimore hotel tax', percent: 9.5 },
      ],
    },
    neptune: {
      taxes: [
        { name: 'Rhode Island sales tax', percent: 7 },
        { name: 'State and city hotel taxes', percent: 6 },
      ],
      fee: { name: 'Porridge, towels and the tide table', perNight: 1100 },
    },
  },
  promotions: [
    { code: 'SLOWSUNDAY', name: 'Slow Sunday', change: { kind: 'percent', percent: 25, on: sunday } },
    {
      code: 'PIEHOUSE',
      name: 'Pie and a pillow: breakfast for two and a pie',
      hotel: 'the-siren',
      nights: 2,
      change: { kind: 'gift' },
    },
    {
      code: 'VESPER3',
      name: 'Three vespers: the cheapest night',
      hotel: 'peter-and-paul',
      nights: 3,
      change: { kind: 'free_night', arriving: mondayToWednesday },
    },
    {
      code: 'FOURBUNKS',
      name: 'The whole bunk room',
      hotel: 'neptune',
      room: 'BNK',
      change: { kind: 'fixed', night: 14_000, on: sundayToThursday },
    },
  ],
};
