import { CandyMenu } from '#blocks/candy-menu/CandyMenu.tsx';
import type { Blocks, ContentType } from '#blocks/schemas.ts';
import { DetailPage } from './DetailPage.tsx';

/** A menu on a page of its own, drawn by the same section that shows menus elsewhere. */
export function MenuTemplate({ menu }: { menu: ContentType<'menu'> }) {
  const block = { _uid: menu._uid, component: 'candy_menu', sections: menu.sections ?? [], note: '' };
  return (
    <DetailPage title={menu.title} summary={menu.intro} after={<CandyMenu block={block as Blocks['candy_menu']} />} />
  );
}
