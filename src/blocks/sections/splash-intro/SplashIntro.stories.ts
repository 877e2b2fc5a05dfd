import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { exampleAsset } from '../../examples/example-asset.ts';
import { splashIntroExample } from './example.ts';

export const splashIntroStories: CatalogueStories<'splash_intro'> = {
  showing: { block: splashIntroExample },
  with_picture: {
    block: { ...splashIntroExample, media: exampleAsset('splash-roofs', 'Five roofs at dusk', { size: '2400x1500' }) },
  },
  switched_off: { block: { ...splashIntroExample, enabled: false }, draft: true },
};
