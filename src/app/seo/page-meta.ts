import type { MetaDescriptor } from 'react-router';
import { intrinsicSize } from '#protocol/storyblok/asset-address.ts';
import { imageUrl } from '#ui/image-url.ts';
import { type LinkField, linkTarget } from '#ui/link-target.ts';
import type { Graph } from './structured-data/node.ts';

/** Title of a page that has none (docs/reference/content-model.md#seo). */
const fallbackTitle = 'Fallback Title';

/** What link previews ask for, in pixels. */
const previewSize = { width: 1200, height: 630 };

/** A picture of the content service, or of a product. */
type PreviewPicture = { filename: string; focus?: string | null; alt?: string | null };

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
  canonical?: LinkField | null;
};

export type PageMetaOptions = {
  seo: SeoFields;
  /** What the page is called where the SEO fields say nothing. */
  title?: string | null | undefined;
  description?: string | null | undefined;
  /** A picture of the page itself, for link previews without one of their own. */
  image?: PreviewPicture | null | undefined;
  /** Full slug of the page's story: link previews then show the card that the site draws of it. */
  story?: string;
  kind?: 'website' | 'article' | 'product';
  /** When an article was first published, ISO 8601. */
  published?: string | null | undefined;
  /** Canonical path, with a leading slash and with the query that makes it a page of its own. */
  path: string;
  publicUrl: string;
  /** What the page says to search engines, once a page. */
  graph?: Graph | null;
};

/**
 * The head of one page: title, description, canonical address, Open Graph and Twitter card, each with its fallback
 * (docs/reference/content-model.md#seo), and its JSON-LD. Empty values are left out; a page that is not to be found has
 * no canonical address, because the two contradict each other.
 */
export function pageMeta(options: PageMetaOptions): MetaDescriptor[] {
  const { seo, title, description, path, publicUrl, graph } = options;
  const pageTitle = seo.seo_title || title || fallbackTitle;
  const summary = seo.seo_description || description || '';
  const ogTitle = seo.seo_og_title || pageTitle;
  const ogDescription = seo.seo_og_description || summary;
  const ogImage = previewOf(options, pageTitle);
  const twitterImage = picture(seo.seo_twitter_image, publicUrl, pageTitle) ?? ogImage;
  const address = canonicalAddress(seo.canonical, path, publicUrl);

  const named: [name: string, content: string | null][] = [
    ['description', summary],
    ['robots', seo.noindex ? 'noindex' : null],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', seo.seo_twitter_title || ogTitle],
    ['twitter:description', seo.seo_twitter_description || ogDescription],
    ['twitter:image', twitterImage.url],
    ['twitter:image:alt', twitterImage.alt],
  ];
  const properties: [property: string, content: string | null | undefined][] = [
    ['og:type', options.kind ?? 'website'],
    ['og:site_name', 'ash'],
    ['og:locale', 'en_US'],
    ['og:url', address],
    ['og:title', ogTitle],
    ['og:description', ogDescription],
    ['og:image', ogImage.url],
    ['og:image:width', String(ogImage.width)],
    ['og:image:height', String(ogImage.height)],
    ['og:image:alt', ogImage.alt],
    ['article:published_time', options.kind === 'article' ? options.published : null],
  ];
  return [
    { title: pageTitle },
    ...(seo.noindex ? [] : [{ tagName: 'link', rel: 'canonical', href: address }]),
    ...named.flatMap(([name, content]) => (content ? [{ name, content }] : [])),
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    ...(graph ? [{ 'script:ld+json': graph }] : []),
  ];
}

/** The address an editor chose, else the page's own. */
function canonicalAddress(canonical: LinkField | null | undefined, path: string, publicUrl: string): string {
  const target = linkTarget(canonical);
  if (target?.external) return target.href;
  return `${publicUrl}${target?.href ?? path}`;
}

type Preview = { url: string; width: number; height: number; alt: string };

/** The chosen picture; else the card drawn of the story; else the page's picture; else the card of the home page. */
function previewOf({ seo, story, image, publicUrl }: PageMetaOptions, title: string): Preview {
  const drawn = (slug: string) => ({ url: `${publicUrl}${drawnPreview(slug)}`, ...previewSize, alt: title });
  return (
    picture(seo.seo_og_image, publicUrl, title) ??
    (story ? drawn(story) : picture(image, publicUrl, title)) ??
    drawn('home')
  );
}

/** A picture cropped to what link previews ask for; one that is smaller keeps the proportion. */
function picture(asset: PreviewPicture | null | undefined, publicUrl: string, title: string): Preview | null {
  if (!asset?.filename) return null;
  const url = imageUrl(asset.filename, { ...previewSize, focus: asset.focus ?? null, format: 'jpeg' });
  const original = intrinsicSize(asset.filename);
  const shrink = original ? Math.min(1, original.width / previewSize.width, original.height / previewSize.height) : 1;
  return {
    url: url.startsWith('/') ? `${publicUrl}${url}` : url,
    width: Math.round(previewSize.width * shrink),
    height: Math.round(previewSize.height * shrink),
    alt: asset.alt || title,
  };
}

/** Where the card is that the site draws of a story for link previews (1200 × 630, PNG); `slug` is its full slug. */
function drawnPreview(slug: string): string {
  return `/api/og/${slug.split('/').map(encodeURIComponent).join('/')}.png`;
}
