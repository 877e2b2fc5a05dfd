import type { Blocks } from '../registry/schemas.ts';
import { exampleAsset } from './example-asset.ts';
import { newTabLink, storyLink, urlLink } from './example-link.ts';

function entry(label: string, slug: string, words: { note?: string; badge?: string } = {}): Blocks['mega_menu_link'] {
  return {
    _uid: `example-mega-menu-${slug.replaceAll('/', '-')}`,
    component: 'mega_menu_link',
    label,
    link: storyLink(slug),
    ...words,
  };
}

export const megaMenuExample: Blocks['mega_menu'] = {
  _uid: 'example-mega-menu',
  component: 'mega_menu',
  items: [
    {
      _uid: 'example-mega-menu-hotels',
      component: 'mega_menu_item',
      label: 'Hotels',
      panel: [
        {
          _uid: 'example-mega-menu-houses',
          component: 'mega_menu_column',
          title: 'Five houses',
          links: [
            entry('The Siren', 'hotels/the-siren', { note: 'Detroit' }),
            entry('Peter & Paul', 'hotels/peter-and-paul', { note: 'New Orleans' }),
            entry('Ulysses', 'hotels/ulysses', { note: 'Baltimore' }),
            entry('Neptune', 'hotels/neptune', { note: 'Providence' }),
            entry('Shenandoah Mansions', 'hotels/shenandoah-mansions', { note: 'Roanoke', badge: 'Coming soon' }),
          ],
        },
        {
          _uid: 'example-mega-menu-picture',
          component: 'mega_menu_column',
          image: exampleAsset('five-houses', 'Five façades in a row, one scaffolded'),
          promo: 'Sunday nights are cheaper in all of them.',
        },
      ],
    },
    {
      _uid: 'example-mega-menu-dining',
      component: 'mega_menu_item',
      label: 'Eat & drink',
      link: storyLink('dining'),
      panel: [
        {
          _uid: 'example-mega-menu-venues',
          component: 'mega_menu_column',
          title: 'Detroit',
          links: [
            entry('Karl’s', 'dining/karls', { note: 'Diner' }),
            entry('The Siren Cafe', 'dining/the-siren-cafe', { note: 'Coffee' }),
            entry('Candy Bar', 'dining/candy-bar', { note: 'Cocktails, 21 and over' }),
          ],
        },
      ],
    },
    {
      _uid: 'example-mega-menu-souvenirs',
      component: 'mega_menu_item',
      label: 'Souvenirs',
      link: storyLink('souvenirs'),
    },
  ],
  utility: [entry('Careers', 'careers'), entry('Contact', 'contact')],
  book_cta: urlLink('/book'),
  mobile_footer: [
    {
      _uid: 'example-mega-menu-instagram',
      component: 'mega_menu_link',
      label: 'Instagram',
      link: newTabLink('https://social.example/ash'),
    },
  ],
};
