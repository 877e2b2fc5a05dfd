import { exampleAsset } from '../../examples/example-asset.ts';
import { urlLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const souvenirsHeroExample: Blocks['souvenirs_hero'] = {
  _uid: 'example-souvenirs-hero',
  component: 'souvenirs_hero',
  heading: 'Take the key with you',
  intro: 'Things from the rooms that guests kept asking for, so that they need not be taken.',
  media: exampleAsset('souvenirs-table', 'A packing table: brown paper, string, a brass key tag, one mitten'),
  badge: 'New: the brass key tag',
  featured: 'brass-key-tag',
  cta: urlLink('/souvenirs/all'),
};
