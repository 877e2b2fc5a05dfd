import type { CommerceSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import { assetPath } from '../asset.ts';
import { blogs } from './blogs.ts';
import { collections } from './collections.ts';
import { discounts } from './discounts.ts';
import { giftCards } from './gift-cards.ts';
import { menus } from './menus.ts';
import { pages } from './pages.ts';
import { paperAndPockets } from './paper-and-pockets.ts';
import { policies } from './policies.ts';
import { roomsAndBeds } from './rooms-and-beds.ts';
import { tableAndBar } from './table-and-bar.ts';

/** The demonstration shop: twelve products in three collections, priced in two currencies, its pages, blogs, menus, policies, discounts and gift cards. */
export const commerceSeed: CommerceSeed = {
  catalogue: {
    shop: {
      name: 'ash souvenirs',
      description: 'Things from our five houses, made by people we know, packed by whoever is on the desk.',
      slogan: 'Please take the robe home.',
    },
    policies,
    priceLists: [
      { id: 'usd', currencyCode: 'USD' },
      { id: 'cad', currencyCode: 'CAD' },
    ],
    countries: [
      { isoCode: 'US', name: 'United States', priceList: 'usd', unitSystem: 'IMPERIAL_SYSTEM', isPrimary: true },
      { isoCode: 'CA', name: 'Canada', priceList: 'cad', unitSystem: 'METRIC_SYSTEM' },
    ],
    products: [...roomsAndBeds, ...tableAndBar, ...paperAndPockets],
    collections,
    pages,
    blogs,
    menus,
  },
  discounts,
  giftCards,
  assetPath,
};
