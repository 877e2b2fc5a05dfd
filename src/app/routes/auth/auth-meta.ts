import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../seo/page-meta.ts';

/** Head of every page under /auth: never listed by search engines, but with a link preview. */
export function authMeta(title: string, path: string, publicUrl: string | undefined): MetaDescriptor[] {
  if (publicUrl === undefined) return [{ title: `${title} · ash` }, { name: 'robots', content: 'noindex' }];
  return pageMeta({
    seo: { noindex: true },
    title: `${title} · ash`,
    description: 'Your account with ash: orders from the shop, addresses, and how to reach you.',
    path,
    publicUrl,
  });
}
