import type { MenuItemSeed, MenuSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import { blogs } from './blogs.ts';
import { collections } from './collections.ts';
import { pages } from './pages.ts';
import { policies } from './policies.ts';

const pageItems = pages.map(({ title, handle }): MenuItemSeed => ({ title, to: { page: handle } }));

/** The two menus that every theme of the shop looks for, by the handles that the vendor gives them. */
export const menus: MenuSeed[] = [
  {
    handle: 'main-menu',
    title: 'Main menu',
    items: [
      { title: 'Home', to: { path: '/' } },
      {
        title: 'Souvenirs',
        to: { path: '/collections/all' },
        items: collections.map(({ title, handle }) => ({ title, to: { collection: handle } })),
      },
      ...blogs.map(({ title, handle }) => ({ title, to: { blog: handle } })),
      ...pageItems,
    ],
  },
  {
    handle: 'footer',
    title: 'Footer menu',
    items: [
      { title: 'Search', to: { path: '/search' } },
      ...pageItems,
      ...policies.map(({ title, handle }) => ({ title, to: { policy: handle } })),
    ],
  },
];
