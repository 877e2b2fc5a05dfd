import { exampleAsset } from '../../examples/example-asset.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const pictureDownloadsExample: Blocks['picture_downloads'] = {
  _uid: 'example-picture-downloads',
  component: 'picture_downloads',
  heading: 'Pictures to print',
  intro: 'Free beside an article, with the name of the person who drew them.',
  pictures: [
    {
      ...exampleAsset('siren-front', 'A tower of brick at dusk', { title: 'The Siren from Ropewalk Street' }),
      copyright: 'Imogen Falk / ash',
    },
    exampleAsset('ulysses-lift', 'A lift with its gate open', { size: '1600x1200', title: 'The lift at Ulysses' }),
  ],
};
