import type { MultilinkFieldValue } from '@storyblok/schema';
import { imageUrl } from './image-url.ts';

/** A link field of the content service, or what a rich text's link mark carries; unset fields may be missing. */
export type LinkField = {
  linktype?: MultilinkFieldValue['linktype'] | null;
  url?: string | null;
  cached_url?: string | null;
  anchor?: string | null;
  email?: string | null;
  target?: string | null;
};

export type LinkTarget = {
  href: string;
  /** `page` is an address that the site itself renders; `document` anything that the browser must fetch. */
  kind: 'page' | 'document';
  external: boolean;
  newTab: boolean;
};

const allowedSchemes = ['http:', 'https:', 'mailto:', 'tel:'];
const withAuthority = /^(?:https?:)?\/\//i;

/**
 * Where a link field leads (docs/reference/sections.md#links), or `null` when it leads nowhere: unset, or a scheme that
 * is not followed, such as `javascript:` and `data:`. A string is taken as an address as it stands.
 */
export function linkTarget(link: LinkField | string | null | undefined): LinkTarget | null {
  if (!link) return null;
  const href = typeof link === 'string' ? safeAddress(link) : address(link);
  if (href === null) return null;
  const external = withAuthority.test(href);
  const newTab = typeof link !== 'string' && link.target === '_blank';
  return { href, kind: isPage(href) ? 'page' : 'document', external, newTab };
}

function address(link: LinkField): string | null {
  switch (link.linktype) {
    case 'story':
      return link.cached_url ? storyPath(link.cached_url) + fragment(link.anchor) : null;
    case 'email': {
      const email = (link.email || link.url || link.cached_url || '').replace(/^mailto:/i, '').trim();
      return email ? `mailto:${email}` : null;
    }
    case 'asset': {
      const file = safeAddress(link.url || link.cached_url || '');
      return file === null ? null : imageUrl(file, { width: 0 });
    }
    default: {
      const given = safeAddress(link.url || link.cached_url || '');
      return given === null ? null : given + (given.includes('#') ? '' : fragment(link.anchor));
    }
  }
}

/** `/` and the story's full slug; the story `home` is the front page, and no path ends in a slash. */
export function storyPath(fullSlug: string): string {
  const slug = fullSlug.replace(/^\/+|\/+$/g, '');
  return slug === 'home' ? '/' : `/${slug}`;
}

function fragment(anchor: string | null | undefined): string {
  return anchor ? `#${anchor.replace(/^#/, '')}` : '';
}

function safeAddress(given: string): string | null {
  // A browser skips control characters and blanks in front of and inside a scheme, so they go before it is read.
  const trimmed = [...given].filter((character) => character > ' ' && character !== '\u007f').join('');
  if (trimmed === '') return null;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(trimmed)?.[0].toLowerCase();
  return scheme && !allowedSchemes.includes(scheme) ? null : trimmed;
}

function isPage(href: string): boolean {
  if (!/^[/?#]/.test(href) || href.startsWith('//')) return false;
  const [path = ''] = href.split(/[?#]/);
  return (
    !path.startsWith('/f/') &&
    !path.startsWith('/api/') &&
    !path.startsWith('/_services/') &&
    !/\.[a-z0-9]+$/i.test(path)
  );
}
