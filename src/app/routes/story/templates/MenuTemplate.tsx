import { CandyMenu } from '#blocks/candy-menu/CandyMenu.tsx';
import type { Blocks } from '#blocks/schemas.ts';
import { DetailPage } from './DetailPage.tsx';
import type { TemplateProps } from './templates.ts';

/** A menu on a page of its own, drawn by the same section that shows menus elsewhere. */
export function MenuTemplate({ story }: TemplateProps<'menu'>) {
  const { content: menu } = story;
  const block = { _uid: menu._uid, component: 'candy_menu', menu: story, note: '', hide_heading: true };
  return <DetailPage title={menu.title} after={<CandyMenu block={block as unknown as Blocks['candy_menu']} />} />;
}
