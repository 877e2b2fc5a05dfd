import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { eventsSliderExample } from './example.ts';

export const eventsSliderStories: CatalogueStories<'events_slider'> = {
  upcoming: { block: eventsSliderExample },
  one: { block: { ...eventsSliderExample, limit: '1' } },
  rotating: { block: { ...eventsSliderExample, autoplay: true } },
  none: { block: eventsSliderExample, without: ['event'] },
};
