import { isStatic } from '#blocks/hydration/static-section.ts';
import { MenuSection } from '#blocks/sections/candy-menu/CandyMenu.tsx';
import { DetailPage } from './DetailPage.tsx';
import type { TemplateProps } from './templates.ts';

/** A menu on a page of its own, drawn by the same section that shows menus elsewhere. */
export function MenuTemplate({ story: { content: menu } }: TemplateProps<'menu'>) {
  return (
    <DetailPage
      title={menu.title}
      picture={menu.picture}
      isStatic={isStatic(menu)}
      after={<MenuSection menu={menu} block={{ hide_heading: true }} />}
    />
  );
}
