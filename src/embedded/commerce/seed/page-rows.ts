import type { CatalogueSeed } from './product-catalogue-seed.ts';
import { type SeedRow, titleColumns } from './seed-row.ts';

/** The rows of the shop's own pages and menus. */
export function pageRows({ pages = [], menus = [] }: CatalogueSeed): SeedRow[] {
  return [
    ...pages.map(
      (page, index): SeedRow => ({
        table: 'commerce_page',
        row: {
          id: index + 1,
          handle: page.handle,
          ...titleColumns(page.title),
          body_html: page.bodyHtml,
          seo_title: page.seo?.title ?? null,
          seo_description: page.seo?.description ?? null,
          created_at: page.createdAt,
          updated_at: page.createdAt,
        },
      }),
    ),
    ...menus.map(
      ({ handle, title, items }, index): SeedRow => ({
        table: 'commerce_menu',
        row: { id: index + 1, handle, title, items: JSON.stringify(items) },
      }),
    ),
  ];
}
