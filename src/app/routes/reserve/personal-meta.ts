import { pageMeta } from '../../seo/page-meta.ts';

/** The head of a page that shows one moment, or one guest's own: no search engine lists it. */
export function personalMeta(title: string, path: string, publicUrl: string) {
  return pageMeta({ seo: { noindex: true }, title: `${title} · ash`, path, publicUrl });
}
