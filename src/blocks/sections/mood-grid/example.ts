import type { Blocks } from '../../registry/schemas.ts';

export const moodGridExample: Blocks['mood_grid'] = {
  _uid: 'example-mood-grid',
  component: 'mood_grid',
  source: 'tag',
  tag: 'brass',
  page_size: '24',
};
