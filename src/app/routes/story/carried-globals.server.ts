import { carriedContent, leanContent } from '#blocks/hydration/lean-content.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { carriedOf, isDataRequest } from '../../document/whole-data.ts';
import type { Banner } from './load-global-elements.server.ts';
import type { Globals } from './load-globals.server.ts';

const formFields = [
  'subscribe_heading',
  'footer_bg_color',
  'footer_text_color',
  'use_mailchimp_or_cendyn',
  'mailchimp_list_id',
  'cendyn_list_id',
] as const;

/**
 * What the answer to this request carries of the shell: of a document's, what its HTML does not show already. An
 * editor's document carries all of it.
 */
export function carriedGlobals(globals: Globals, request: Request): Globals {
  if (globals.draft || isDataRequest(request)) return globals;
  return carriedOf(globals, {
    ...globals,
    banners: globals.banners.map(carriedBanner),
    // In production it is shown in drafts alone.
    staging: globals.environment === 'production' ? null : leanContent(globals.staging),
    header: carriedHeader(globals.header),
    footer: carriedFooter(globals.footer),
  });
}

/** An announcement of every page is in every document's HTML, those of some pages are not. */
function carriedBanner(banner: Banner): Banner {
  if (banner.scope !== 'all') return leanContent(banner);
  return withShortId(carriedContent(banner, ['kind', 'dismissible', 'hash', 'scope', 'hotels']), 'banner');
}

function carriedHeader(header: Globals['header']): Globals['header'] {
  if (!header) return null;
  const menus = (header.mega_menu ?? []).map((menu) =>
    withShortId(carriedContent(menu, ['book_cta'], { items: [] }), 'menu'),
  );
  return withShortId({ ...carriedContent(header, ['logo_text']), mega_menu: menus }, 'header');
}

/** Nothing asks for the ids of these, and ids hardly compress. */
function withShortId<Content extends { _uid: string } | null>(content: Content, _uid: string): Content {
  return content && { ...content, _uid };
}

/** Its form is live; its links and logos are HTML. */
export function carriedFooter(footer: ContentType<'footer'> | null): ContentType<'footer'> | null {
  return withShortId(footer && carriedContent(footer, formFields), 'footer');
}
