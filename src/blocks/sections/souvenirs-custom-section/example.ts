import { exampleAsset } from '../../examples/example-asset.ts';
import { storyLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const souvenirsCustomSectionExample: Blocks['souvenirs_custom_section'] = {
  _uid: 'example-souvenirs-custom-section',
  component: 'souvenirs_custom_section',
  layout: 'media_text',
  heading: 'Poured on Tuesdays',
  body: paragraphs(
    'The tags are cast in sand behind a muffler shop, a father and a daughter to each pour.',
    'One stroke of the file is left showing, so that you can tell it from a stamped one.',
  ),
  media: exampleAsset('key-tag-mold', 'A mold of packed sand, opened, a brass tag still in it', { size: '1600x1600' }),
  columns: [
    {
      _uid: 'example-souvenirs-custom-section-sand',
      component: 'text_item',
      title: 'Sand',
      body: paragraphs('From the bay, sieved twice, and used again until it is black.'),
    },
    {
      _uid: 'example-souvenirs-custom-section-brass',
      component: 'text_item',
      title: 'Brass',
      body: paragraphs('Old taps, mostly. Somebody in Pawtucket saves them.'),
    },
  ],
  background: 'none',
  ctas: [
    {
      _uid: 'example-souvenirs-custom-section-cta',
      component: 'cta',
      label: 'The other makers',
      link: storyLink('souvenirs'),
      style: 'text',
      icon: 'arrow',
    },
  ],
};
