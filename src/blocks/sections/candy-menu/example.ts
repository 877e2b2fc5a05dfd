import { exampleMenuSections } from '../../examples/example-menu-sections.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const candyMenuExample: Blocks['candy_menu'] = {
  _uid: 'example-candy-menu',
  component: 'candy_menu',
  intro: 'Twenty-two seats, one chandelier, no telephone bookings.',
  note: 'Our syrups are made beside almonds, egg white and milk. Tell the bar before you order.',
  sections: exampleMenuSections,
  columns: '2',
  show_photos: false,
};
