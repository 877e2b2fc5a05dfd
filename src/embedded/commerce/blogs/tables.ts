export type BlogTables = { commerce_blog: BlogTable; commerce_article: ArticleTable };

export type BlogTable = {
  id: number;
  handle: string;
  title: string;
  /** The title folded to lower case without marks, so that both databases sort alike. */
  title_key: string;
  seo_title: string | null;
  seo_description: string | null;
  updated_at: string;
};

export type ArticleTable = {
  id: number;
  blog_id: number;
  /** Unique within its blog. */
  handle: string;
  title: string;
  title_key: string;
  author: string;
  content_html: string;
  excerpt_html: string | null;
  image_id: number | null;
  /** JSON of a list of texts. */
  tags: string;
  seo_title: string | null;
  seo_description: string | null;
  published_at: string;
  updated_at: string;
};
