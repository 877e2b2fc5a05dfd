import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { pictureDownloadsExample } from './example.ts';

export const pictureDownloadsStories: CatalogueStories<'picture_downloads'> = {
  listed: { block: pictureDownloadsExample },
  on_dark: { block: { ...pictureDownloadsExample, theme: 'dark' } },
  nothing_yet: { block: { ...pictureDownloadsExample, pictures: [] }, draft: true },
};
