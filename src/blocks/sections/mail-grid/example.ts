import type { Blocks } from '../../registry/schemas.ts';

export const mailGridExample: Blocks['mail_grid'] = {
  _uid: 'example-mail-grid',
  component: 'mail_grid',
  heading: 'Newsletter',
  source: 'all',
  page_size: '12',
};
