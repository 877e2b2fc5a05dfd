import { story } from '../../story-fields.ts';

/** What is on at all hotels. */
export const allEventsStory = story('events', 'Events', {
  component: 'page',
  title: 'Events',
  body: [
    {
      component: 'events_list',
      heading: 'What is on',
      hide_heading: true,
      intro:
        'An organ, a model, oysters, records by the crate. Times are by the clock of each house, and the houses do not share one.',
      filters: ['city', 'when', 'tag', 'month'],
      view: 'list',
      page_size: '12',
    },
  ],
  seo_title: 'What is on at the ash hotels, by city and by day',
  seo_description:
    'Organ nights, life drawing, oyster Sundays and record fairs at the ash hotels, by city and by day: today, this weekend and in the months ahead.',
});
