import type { BrowserData } from '../../contract/define-section.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related } from '../../stories/stories.ts';
import type { EatDrinkData } from './resolve.server.ts';
import { printLabel } from './venue-controls.ts';
import { venueMenus } from './venue-menus.ts';

/** Nothing where no tabs divide the menus and nothing is printed. */
export function eatDrinkBrowserData(
  block: Blocks['eat_drink_section'],
  data: EatDrinkData | null,
): BrowserData<'eat_drink_section', EatDrinkData> {
  const venue = related(block.venue, 'venue');
  if (venue && printLabel(venue)) return { block, data };
  const menus = block.show_menus === false ? [] : venueMenus(venue?.content.menus ?? []);
  return menus.filter(({ kind }) => kind === 'page').length > 1 ? { block, data } : null;
}
