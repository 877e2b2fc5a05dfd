import { storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { exampleAsset } from '../../examples/example-asset.ts';
import { urlLink } from '../../examples/example-link.ts';
import { exampleNewsletter } from '../../examples/example-newsletter.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const comingSoonHeroExample: Blocks['coming_soon_hero'] = {
  _uid: 'example-coming-soon-hero',
  component: 'coming_soon_hero',
  hotel: storyUuid('hotels/shenandoah-mansions'),
  heading: 'Shenandoah Mansions',
  opening_text: 'Opening autumn 2026',
  opening_date: '2026-10-03 14:00',
  body: paragraphs('The roof is on, the lift is in a crate, and the wallpaper is being argued about.'),
  media: exampleAsset('shenandoah-house', 'Three half-timbered gables above an orchard, scaffolding on the third'),
  subscribe: [{ ...exampleNewsletter, _uid: 'example-coming-soon-subscribe', heading: 'Tell me when it opens' }],
  press_contact: urlLink('mailto:press@ash.example'),
};
