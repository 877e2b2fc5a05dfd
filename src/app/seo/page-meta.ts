import type { MetaDescriptor } from 'react-router';
import { imageUrl } from '#ui/image-url.ts';

/** Title of a page that has none (spec §3 'Home SEO'). */
const fallbackTitle = 'Fallback Title';

/** A picture of the content service, or of a product. */
type PreviewPicture = { filename: string; focus?: string | null };

/** The SEO fields that every page story carries. */
type SeoFields = {
  seo_title?: string | null;
  seo_description?: string | null;
  seo_og_title?: string | null;
  seo_og_description?: string | null;
  seo_og_image?: PreviewPicture | null;
  seo_twitter_title?: string | null;
  seo_twitter_description?: string | null;
  seo_twitter_image?: PreviewPicture | null;
  noindex?: boolean | null;
};

type PageMetaOptions = {
  seo: SeoFields;
  /** What the page is called where the SEO fields say nothing. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** A picture of the page itself, for link previews without one of their own. */
  image?: PreviewPicture | null | undefined;
  /** Canonical path, with a leading slash. */
  path: string;
  publicUrl: string;
};

/**
 * The head of one page: title, description, canonical address, Open Graph and Twitter card, each with its fallback
 * (spec §3 'Home SEO'). Empty values are left out.
 */
export function pageMeta({ seo, title, description, image, path, publicUrl }: PageMetaOptions): MetaDescriptor[] {
  const pageTitle = seo.seo_title || title || fallbackTitle;
  const summary = seo.seo_description || description || '';
  const ogTitle = seo.seo_og_title || pageTitle;
  const ogDescription = seo.seo_og_description || summary;
  const ogImage = preview(seo.seo_og_image, publicUrl) ?? preview(image, publicUrl);
  const twitterImage = preview(seo.seo_twitter_image, publicUrl) ?? ogImage;
  const address = `${publicUrl}${path === '/' ? '/' : path}`;

  const named: [name: string, content: string | null][] = [
    ['description', summary],
    ['robots', seo.noindex ? 'noindex' : null],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', seo.seo_twitter_title || ogTitle],
    ['twitter:description', seo.seo_twitter_description || ogDescription],
    ['twitter:image', twitterImage],
  ];
  const properties: [property: string, content: string | null][] = [
    ['og:type', 'website'],
    ['og:site_name', 'ash'],
    ['og:url', address],
    ['og:title', ogTitle],
    ['og:description', ogDescription],
    ['og:image', ogImage],
  ];
  return [
    { title: pageTitle },
    { tagName: 'link', rel: 'canonical', href: address },
    ...named.flatMap(([name, content]) => (content ? [{ name, content }] : [])),
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
  ];
}

/** Absolute address of the 1200 × 630 picture that link previews ask for. */
function preview(asset: PreviewPicture | null | undefined, publicUrl: string): string | null {
  if (!asset?.filename) return null;
  const url = imageUrl(asset.filename, { width: 1200, height: 630, focus: asset.focus ?? null, format: 'jpeg' });
  return url.startsWith('/') ? `${publicUrl}${url}` : url;
}
