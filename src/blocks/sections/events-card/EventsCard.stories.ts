import type { CatalogueStories } from '../../component-catalogue/catalogue-story.ts';
import { changed } from '../../examples/example-story.ts';
import { organPractice } from '../../examples/example-venues.ts';
import { eventsCardExample } from './example.ts';

export const eventsCardStories: CatalogueStories<'events_card'> = {
  scheduled: { block: eventsCardExample },
  today: { block: eventsCardExample, now: '2026-06-04T18:00:00Z' },
  sold_out: { block: eventsCardExample, stories: [changed(organPractice, { sold_out: true })] },
  postponed: {
    block: eventsCardExample,
    stories: [changed(organPractice, { status: 'postponed', previous_start: '2026-05-22 00:30' })],
  },
  cancelled: { block: eventsCardExample, stories: [changed(organPractice, { status: 'cancelled' })] },
  moved_online: { block: eventsCardExample, stories: [changed(organPractice, { status: 'moved_online' })] },
  ended: { block: eventsCardExample, now: '2026-06-20T12:00:00Z' },
  small: { block: { ...eventsCardExample, size: 's' } },
  large: { block: { ...eventsCardExample, size: 'l' } },
  without_picture: { block: { ...eventsCardExample, show_image: false } },
  nothing_yet: { block: { ...eventsCardExample, event: '' }, draft: true },
};
