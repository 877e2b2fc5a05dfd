import { expect, test } from 'vitest';
import { isFormPost } from './form-posts.ts';

test.each([
  '/',
  '/contact',
  '/api/forms',
  '/api/mailchimp-subscribe',
  '/api/newsletter-hub',
  '/carts',
  '/souvenirs/product/x',
])('a post to %s brings a form', (path) => {
  expect([isFormPost('POST', path), isFormPost('GET', path)]).toEqual([true, false]);
});

test.each(['/cart', '/auth/login', '/checkout/x', '/operator', '/_services/content/x', '/api/cart', '/api/challenge'])(
  'a post to %s brings none',
  (path) => {
    expect(isFormPost('POST', path)).toBe(false);
  },
);
