import { exampleAsset } from '../../examples/example-asset.ts';
import { emailLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const pressGridExample: Blocks['press_grid'] = {
  _uid: 'example-press-grid',
  component: 'press_grid',
  heading: 'What the papers said',
  source: 'all',
  group_by_year: true,
  page_size: '24',
  contact: emailLink('press@ash.example'),
  kit: exampleAsset('ash-press-kit', '', { size: 'x', extension: 'pdf', title: 'Press kit' }),
};
