import { storyPath } from '#ui/link-target.ts';
import { fileKind } from '../../documents/file-kind.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related } from '../../stories/stories.ts';

/** A menu that can be read in place, or a file where there is no story. */
export type VenueMenu =
  | { kind: 'page'; key: string; label: string; path: string; parts: MenuPart[] }
  | { kind: 'file'; key: string; label: string; path: string };

/** A part of a menu in short: its first items. */
export type MenuPart = { key: string; name: string; items: Blocks['menu_item'][] };

/** Items of each part that the short form names. */
const collapsedItems = 4;

/** The menus of a venue in the editor's order; what leads nowhere is left out. */
export function venueMenus(menus: readonly Blocks['menu_ref'][]): VenueMenu[] {
  return menus.flatMap(({ _uid, label, menu, pdf }): VenueMenu[] => {
    const story = related(menu, 'menu');
    if (story) {
      const sections = story.content.sections ?? [];
      return [
        {
          kind: 'page',
          key: _uid,
          label: label || story.content.title || 'Menu',
          path: storyPath(story.full_slug),
          parts: sections.map(({ _uid: key, name, items }) => ({
            key,
            name,
            items: (items ?? []).slice(0, collapsedItems),
          })),
        },
      ];
    }
    if (!pdf?.filename) return [];
    return [{ kind: 'file', key: _uid, label: `${label || 'Menu'} (${fileKind(pdf)})`, path: pdf.filename }];
  });
}

/** `$9.00`'s amount of an item: its own price, or the lowest of its sizes. */
export function itemPrice({ price, variants }: Blocks['menu_item']): { amount: string; isLowest: boolean } | null {
  if (price) return { amount: price, isLowest: false };
  const [lowest] = (variants ?? [])
    .flatMap((variant) => (variant.price ? [variant.price] : []))
    .sort((a, b) => Number(a) - Number(b));
  return lowest ? { amount: lowest, isLowest: true } : null;
}
