import type { BrowserData } from '../../contract/define-section.ts';
import { storyWith } from '../../hydration/lean-content.ts';
import { defaultGridPageSize } from '../../lists/page-sizes.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { relatedAll, type StoryOf } from '../../stories/stories.ts';

const rowFields = ['headline', 'publication', 'date', 'url', 'image', 'excerpt'] as const;

type Items = StoryOf<'press_item'>[];

/** Nothing where all of it is shown at once; else of each item what its row shows. */
export function pressGridBrowserData(
  block: Blocks['press_grid'],
  data: Items | null,
): BrowserData<'press_grid', Items> {
  const items = data ?? relatedAll(block.items, 'press_item');
  if (items.length <= (Number(block.page_size) || defaultGridPageSize)) return null;
  return { block: { ...block, items: [] }, data: items.map((item) => storyWith(item, rowFields)) };
}
