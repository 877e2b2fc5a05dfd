import { exampleAsset } from '../../examples/example-asset.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const galleryExample: Blocks['gallery'] = {
  _uid: 'example-gallery',
  component: 'gallery',
  heading: 'Around the house',
  items: [
    exampleAsset('peter-and-paul-nave', 'Rows of chairs in the old nave, the sun on the third row', {
      title: 'The nave, ten in the morning',
    }),
    exampleAsset('peter-and-paul-stair', 'A turned stair rail against gingham wallpaper', {
      size: '1600x2400',
      title: 'Schoolhouse stair. The fourth step talks.',
    }),
    exampleAsset('peter-and-paul-candles', 'A shelf of half-burnt candles', { title: 'Last night’s candles' }),
    exampleAsset('peter-and-paul-yard', 'A wet umbrella open to dry on the courtyard bricks', {
      title: 'Courtyard after the four o’clock rain',
    }),
    exampleAsset('peter-and-paul-radiator', 'A cat asleep on a painted radiator', {
      size: '1800x1800',
      title: 'Convent hall. The cat is called Vespers.',
    }),
  ],
  layout: 'masonry',
  lightbox: true,
  first_load: '12',
};
