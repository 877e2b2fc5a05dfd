export type PageTables = { commerce_page: PageTable; commerce_menu: MenuTable };

export type PageTable = {
  id: number;
  handle: string;
  title: string;
  /** The title folded to lower case without marks, so that both databases sort alike. */
  title_key: string;
  body_html: string;
  seo_title: string | null;
  seo_description: string | null;
  created_at: string;
  updated_at: string;
};

/** `items` is the JSON of MenuItemSeed[]. */
export type MenuTable = { id: number; handle: string; title: string; items: string };
