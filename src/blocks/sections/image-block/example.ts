import { exampleAsset } from '../../examples/example-asset.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const imageBlockExample: Blocks['image_block'] = {
  _uid: 'example-image-block',
  component: 'image_block',
  image: exampleAsset('neptune-river', 'The river from the third floor of the Neptune, one orange buoy adrift'),
  caption: 'Low water, the second week of October.',
  ratio: '3x2',
  decorative: false,
};
