import type { Blocks } from '../registry/schemas.ts';
import { exampleAsset } from './example-asset.ts';

/** The drinks and the sweets of a bar. */
export const exampleMenuSections: NonNullable<Blocks['candy_menu']['sections']> = [
  {
    _uid: 'example-candy-menu-drinks',
    component: 'menu_section',
    name: 'Drinks',
    note: 'Age 21 and over.',
    items: [
      {
        _uid: 'example-candy-menu-wire',
        component: 'menu_item',
        name: 'High Wire',
        description: 'Gin, sour cherry, egg white, a thread of burnt sugar',
        price: '15',
        currency: 'USD',
        allergens: ['eggs'],
        contains_alcohol: true,
      },
      {
        _uid: 'example-candy-menu-soda',
        component: 'menu_item',
        name: 'Rhubarb Soda',
        description: 'Rhubarb, lemon, hard ice',
        currency: 'USD',
        variants: [
          { _uid: 'example-candy-menu-soda-glass', component: 'price_variant', label: 'Glass', price: '7' },
          { _uid: 'example-candy-menu-soda-jug', component: 'price_variant', label: 'Jug', price: '19.50' },
        ],
        diet: ['vegan', 'gluten_free'],
        contains_alcohol: false,
        new: true,
      },
    ],
  },
  {
    _uid: 'example-candy-menu-sweets',
    component: 'menu_section',
    name: 'Sweets',
    items: [
      {
        _uid: 'example-candy-menu-nougat',
        component: 'menu_item',
        name: 'Pink Nougat',
        description: 'Cut from the slab, sold by the finger',
        price: '4',
        currency: 'USD',
        diet: ['vegetarian'],
        allergens: ['eggs', 'tree_nuts'],
        contains_alcohol: false,
        sold_out: true,
        photo: exampleAsset('candy-bar-nougat', 'A slab of pink nougat with one finger cut away', {
          size: '1600x1600',
        }),
      },
    ],
  },
];
