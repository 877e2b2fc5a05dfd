import { CandyMenu } from '#blocks/candy-menu/CandyMenu.tsx';
import type { Blocks } from '#blocks/schemas.ts';
import { DetailPage } from './DetailPage.tsx';
import type { TemplateProps } from './templates.ts';

/** A menu on a page of its own, drawn by the same section that shows menus elsewhere. */
export function MenuTemplate({ story: { content: menu } }: TemplateProps<'menu'>) {
  const block = { _uid: menu._uid, component: 'candy_menu', sections: menu.sections ?? [], note: '' };
  return (
    <DetailPage title={menu.title} summary={menu.intro} after={<CandyMenu block={block as Blocks['candy_menu']} />} />
  );
}
