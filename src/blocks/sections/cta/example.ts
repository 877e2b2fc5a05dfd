import { storyLink } from '../../examples/example-link.ts';
import type { Blocks } from '../../registry/schemas.ts';

export const ctaExample: Blocks['cta'] = {
  _uid: 'example-cta',
  component: 'cta',
  label: 'Plan of the house',
  link: storyLink('hotels/peter-and-paul', 'plan'),
  style: 'primary',
  icon: 'arrow',
};
