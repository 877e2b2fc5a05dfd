import { storyLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const tickerExample: Blocks['ticker'] = {
  _uid: 'example-ticker',
  component: 'ticker',
  items: [
    {
      _uid: 'example-ticker-1',
      component: 'ticker_item',
      text: 'Karl’s opens at seven',
      link: storyLink('dining/karls'),
    },
    { _uid: 'example-ticker-2', component: 'ticker_item', text: 'The Neptune roof is mended' },
    {
      _uid: 'example-ticker-3',
      component: 'ticker_item',
      text: 'Shenandoah Mansions: the boilers have arrived',
      link: storyLink('hotels/shenandoah-mansions'),
    },
    { _uid: 'example-ticker-4', component: 'ticker_item', text: 'New soap, same smell', link: storyLink('souvenirs') },
  ],
  speed_seconds: '20',
  direction: 'left',
  pause_on_hover: true,
  separator: 'star',
};
