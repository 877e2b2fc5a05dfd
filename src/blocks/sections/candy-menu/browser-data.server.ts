import type { BrowserData } from '../../contract/define-section.ts';
import { menuFilters } from '../../menus/menu-filter.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related } from '../../stories/stories.ts';

/** Nothing where the menu has nothing to filter by. */
export function candyMenuBrowserData(block: Blocks['candy_menu']): BrowserData<'candy_menu', null> {
  const sections = related(block.menu, 'menu')?.content.sections ?? block.sections ?? [];
  return menuFilters(sections).length > 0 ? { block, data: null } : null;
}
