import { contentAt } from '#blocks/dates/time-window.ts';
import { preloadFooter } from '#blocks/footer/lazy-footer.ts';
import type { FormSettings } from '#blocks/forms/form-settings.ts';
import { MenuItems } from '#blocks/mega-menu/MegaMenu.tsx';
import type { ContentType } from '#blocks/registry/schemas.ts';
import type { Story } from '#protocol/storyblok/story.ts';
import type { RequestContext, Site } from '../../context.ts';
import { StagingBar } from '../../layouts/lazy-staging-bar.ts';
import { type GlobalElements, loadGlobalElements } from './load-global-elements.server.ts';
import { nextChange } from './next-change.ts';

/** What stands on every page: the header with its menu, the group's own footer, the pieces over and before the page. */
export type Globals = GlobalElements & {
  header: ContentType<'header'> | null;
  footer: ContentType<'footer'> | null;
  draft: boolean;
  environment: string;
  version: string;
  /** What every form is sent with. */
  forms: FormSettings;
  /** Whose prices are shown. */
  country: RequestContext['market']['country'];
};

/**
 * Reads the header and the footer. A story that is missing or cannot be read is logged and leaves `null`: the shell has
 * a minimal one of its own, because no page may fail for its footer (docs/reference/content-model.md#footer).
 */
export async function loadGlobals(site: Site, requestInfo: RequestContext): Promise<Globals> {
  const [header, footer, elements] = await Promise.all([
    readGlobal('global-elements/header', site, (slug) =>
      site.content.story(slug, { version: requestInfo.version, resolveLinks: 'url' }),
    ),
    readGlobal('global-elements/footer', site, () => site.content.footer(requestInfo.version)),
    loadGlobalElements(site, requestInfo),
    preloadFooter(),
    MenuItems.preload(),
    requestInfo.version === 'draft' || site.environment !== 'production' ? StagingBar.preload() : null,
  ]);
  site.changesAt(nextChange([header?.content, footer?.content], requestInfo.now));
  return {
    ...elements,
    draft: requestInfo.version === 'draft',
    environment: site.environment,
    version: site.version,
    forms: { token: site.forms.tokens.issue(requestInfo.now), challengeKey: site.challenge.publicKey },
    country: requestInfo.market.country,
    header: contentAt(header?.content ?? null, requestInfo.now).content as Globals['header'],
    footer: contentAt(footer?.content ?? null, requestInfo.now).content as Globals['footer'],
  };
}

async function readGlobal(
  slug: string,
  { log }: Site,
  read: (slug: string) => Promise<Story | null>,
): Promise<Story | null> {
  try {
    const story = await read(slug);
    if (story === null) log('error', 'missing_story', { slug });
    return story;
  } catch (error) {
    log('error', 'story_not_read', { slug, error });
    return null;
  }
}
