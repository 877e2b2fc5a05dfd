import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { reservePaths, storyPaths } from './story-paths.ts';

/**
 * Every address of the site (docs/reference/routes.md#paths). A newcomer's first file.
 *
 * Most pages are content: the story page shows the story that lives at the same path in the content service. The others
 * read products, collections or policies from the commerce service, or belong to one customer.
 */
export default [
  index('routes/story/story-page.tsx', { id: 'home' }),

  ...storyPaths.map((path) => route(path, 'routes/story/story-page.tsx', { id: path })),
  route('ash-city-guides/:city/plan', 'routes/day-plan/day-plan-page.tsx'),
  route('newsletter', 'routes/newsletter/newsletter-page.tsx'),
  route('mood/tagged', 'routes/mood/tags-page.tsx'),
  route('mood/tagged/:handle', 'routes/mood/tag-page.tsx'),

  route('souvenirs/product/:handle', 'routes/souvenirs/product-page.tsx'),
  route('souvenirs/*', 'routes/souvenirs/souvenirs-page.tsx'),
  route('collections', 'routes/collections/collections-page.tsx'),
  route('collections/:handle', 'routes/collections/collection-page.tsx'),
  route('cart', 'routes/cart/cart-page.tsx'),
  route('api/cart', 'routes/cart/cart-data.ts'),
  route('api/market', 'routes/market/choose-market.ts'),
  route('policies/:handle', 'routes/policies/policy-page.tsx'),

  route('search', 'routes/search/search-page.tsx'),
  route('api/search/suggestions', 'routes/search/suggestions.ts'),

  route('orders', 'routes/find-order/find-order-page.tsx'),
  route('souvenirs/waiting', 'routes/souvenirs/waiting-page.tsx'),

  route('hotels', 'routes/hotels/hotels-page.tsx'),

  ...reservePaths.map((path) =>
    route(path, 'routes/reserve/reserve-page.tsx', { id: `routes/reserve/${path}/reserve-page` }),
  ),
  route('reservations', 'routes/reserve/reservation-page.tsx'),
  route('reservations/change', 'routes/reserve/change-page.tsx'),
  route('reservations/cancel', 'routes/reserve/cancel-page.tsx'),
  route('reservations/calendar.ics', 'routes/reserve/reservation-calendar.ts'),

  route('book', 'routes/book/book-page.tsx'),
  route('api/rooms/*', 'routes/rooms/room-data.ts'),
  route('api/sections/*', 'routes/api/section-content.ts'),
  route('api/shell', 'routes/api/shell-content.ts'),
  route('api/draft-page', 'routes/api/draft-page.ts'),

  layout('routes/auth/auth-layout.tsx', [
    route('auth/login', 'routes/auth/login-page.tsx'),
    route('auth/register', 'routes/auth/register-page.tsx'),
    route('auth/reset-password', 'routes/auth/reset-password-page.tsx'),
    route('auth/account', 'routes/account/account-layout.tsx', [
      index('routes/account/account-page.tsx'),
      route('addresses', 'routes/account/addresses-page.tsx'),
      route('orders', 'routes/account/orders-page.tsx'),
      route('orders/:id', 'routes/account/order-page.tsx'),
    ]),
  ]),
  route('api/forms', 'routes/api/forms.ts'),
  route('api/mailchimp-subscribe', 'routes/api/mailchimp-subscribe.ts'),
  route('api/newsletter-hub', 'routes/api/newsletter-hub.ts'),
  route('api/session', 'routes/api/session.ts'),
  route('api/account-data', 'routes/api/account-data.ts'),
  route('api/logout', 'routes/api/logout.ts'),
  route('api/register', 'routes/api/register.ts'),
  route('api/challenge/:call?', 'routes/api/challenge.ts'),

  route('events.ics', 'routes/events/calendar-feed.ts', { id: 'events.ics' }),
  route('events/:hotel.ics', 'routes/events/calendar-feed.ts', { id: 'events/:hotel.ics' }),
  route('press/feed.xml', 'routes/press/press-feed.ts'),
  route('ash-mail/feed.xml', 'routes/mail/mail-feed.ts'),
  route('api/og/*', 'routes/api/preview-card.ts'),

  route('catalogue', 'routes/component-catalogue/catalogue-page.tsx'),
  route('catalogue/:section/:state?', 'routes/component-catalogue/catalogue-section-page.tsx'),

  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('speculation-rules.json', 'routes/seo/speculation-rules.ts'),

  route('*', 'routes/errors/not-found-page.tsx'),
] satisfies RouteConfig;
