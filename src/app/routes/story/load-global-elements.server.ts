import { contentAt } from '#blocks/dates/time-window.ts';
import type { Blocks, ContentType } from '#blocks/registry/schemas.ts';
import { bannerHash } from '#blocks/sections/message-banner/banner-hash.server.ts';
import { relatedAll } from '#blocks/stories/stories.ts';
import type { RequestContext, Site } from '../../context.ts';

/** An announcement, with what the shell needs to know where it stands. */
export type Banner = Omit<Blocks['message_banner'], 'hotels' | 'scope'> & {
  hash: string;
  scope: 'all' | 'hotel' | 'shop';
  /** Slugs of the hotels whose pages show it; empty means every hotel's. */
  hotels: string[];
};

/** The sections stored once for every page (stories `global-elements/…`), beside the header and the footer. */
export type GlobalElements = {
  banners: Banner[];
  staging: Blocks['staging_banner'] | null;
};

/** Reads them all at once; what is not in its time window is left out. Never fails: a page does without them. */
export async function loadGlobalElements(site: Site, requestInfo: RequestContext): Promise<GlobalElements> {
  const named = await readElements(site, requestInfo);
  return { banners: named('message_banner').map(banner), staging: named('staging_banner')[0] ?? null };
}

/** What the home page shows before itself on a first visit; null where it is switched off, or cannot be read. */
export async function loadSplash(site: Site, requestInfo: RequestContext): Promise<Blocks['splash_intro'] | null> {
  const named = await readElements(site, requestInfo);
  return named('splash_intro').find(({ enabled }) => enabled !== false) ?? null;
}

type Element = NonNullable<ContentType<'global_element'>['body']>[number];
type ElementsOf = <Name extends Element['component']>(name: Name) => Extract<Element, { component: Name }>[];

async function readElements(site: Site, requestInfo: RequestContext): Promise<ElementsOf> {
  try {
    const { stories } = await site.content.stories({
      version: requestInfo.version,
      contentType: 'global_element',
      perPage: 100,
      resolveRelations: ['message_banner.hotels'],
      resolveLinks: 'url',
    });
    const bodies = relatedAll(stories, 'global_element').flatMap(({ content }) => content.body ?? []);
    const { content: blocks, changesAt } = contentAt(bodies, requestInfo.now);
    site.changesAt(changesAt);
    return <Name extends Element['component']>(name: Name) =>
      blocks.filter((block): block is Extract<Element, { component: Name }> => block.component === name);
  } catch (error) {
    site.log('error', 'global_elements_not_read', { error });
    return () => [];
  }
}

function banner(block: Blocks['message_banner']): Banner {
  const { hotels, scope, ...said } = block;
  return {
    ...said,
    hash: bannerHash(block),
    scope: scope || 'all',
    hotels: relatedAll(hotels, 'hotel').map(({ slug }) => slug),
  };
}
