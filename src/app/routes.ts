import { index, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * Every address of the site (spec §2). A newcomer's first file.
 *
 * Most pages are content: `story` shows the story that lives at the same path in the content service. The others read
 * products, collections or policies from the commerce service, or belong to one customer.
 */
const storyPage = (path: string) => route(path, 'routes/story/story-page.tsx', { id: path });

export default [
  index('routes/story/story-page.tsx', { id: 'home' }),

  storyPage('about'),
  storyPage('ash-city-guides'),
  storyPage('ash-city-guides/:city'),
  storyPage('ash-mail/*'),
  storyPage('careers'),
  storyPage('contact'),
  storyPage('dining/*'),
  storyPage('enjoy/*'),
  storyPage('global'),
  storyPage('hotels/*'),
  storyPage('investors'),
  storyPage('mood'),
  route('mood/tagged', 'routes/mood/tags-page.tsx'),
  route('mood/tagged/:handle', 'routes/mood/tag-page.tsx'),
  storyPage('mood/:handle'),
  storyPage('newsletter'),
  storyPage('press'),
  storyPage('press/:handle'),
  storyPage('room-service'),
  storyPage('team'),

  storyPage('souvenirs'),
  storyPage('souvenirs/faqs'),
  route('souvenirs/product/:handle', 'routes/souvenirs/product-page.tsx'),
  route('souvenirs/*', 'routes/souvenirs/souvenirs-page.tsx'),
  route('collections', 'routes/collections/collections-page.tsx'),
  route('collections/:handle', 'routes/collections/collection-page.tsx'),
  route('cart', 'routes/cart/cart-page.tsx'),
  route('policies/:handle', 'routes/policies/policy-page.tsx'),

  route('auth/login', 'routes/auth/login-page.tsx'),
  route('auth/register', 'routes/auth/register-page.tsx'),
  route('auth/reset-password', 'routes/auth/reset-password-page.tsx'),
  route('auth/account', 'routes/account/account-layout.tsx', [
    index('routes/account/account-page.tsx'),
    route('addresses', 'routes/account/addresses-page.tsx'),
    route('orders', 'routes/account/orders-page.tsx'),
    route('orders/:id', 'routes/account/order-page.tsx'),
  ]),

  route('sitemap.xml', 'routes/seo/sitemap.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),

  route('*', 'routes/errors/not-found-page.tsx'),
] satisfies RouteConfig;
