import { describe, expect, it } from 'vitest';
import { stayCookieValue, storedStay } from './stay-cookie.ts';

const today = '2027-02-01';
const stay = { arrive: '2027-03-01', depart: '2027-03-03', adults: '2', children: '1', promo: 'SLOW_SUNDAY' };

describe('the cookie of a stay', () => {
  it('is read as it was written, among others', () => {
    const cookies = `market=CA; stay=${stayCookieValue(stay)}; cart=1`;
    expect(storedStay(cookies, today)).toEqual(stay);
    expect(storedStay(`stay=${stayCookieValue({ ...stay, promo: '', children: '' })}`, today)).toEqual({
      ...stay,
      promo: '',
      children: '0',
    });
  });

  it.each([
    undefined,
    null,
    '',
    'stay=',
    'stay=nonsense',
    'mystay=2027-03-01_2027-03-03_2_0_',
    'stay=2027-01-31_2027-02-03_2_0_',
    'stay=2027-03-01_2027-03-01_2_0_',
    'stay=2027-03-01_2027-03-03_99_0_',
    'stay=2027-03-01_2027-03-03_2_0_<b>',
  ])('is none for %j', (cookies) => expect(storedStay(cookies, today)).toBeNull());
});
