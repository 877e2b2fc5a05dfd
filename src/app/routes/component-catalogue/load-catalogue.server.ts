import type { CatalogueStories } from '#blocks/component-catalogue/catalogue-story.ts';
import {
  type ResolvedCatalogueStory,
  resolveCatalogueStory,
} from '#blocks/component-catalogue/resolve-catalogue-story.server.ts';
import { catalogueStories } from '#blocks/registry/catalogue-stories.generated.ts';
import { preloadSections } from '#blocks/registry/preload-sections.ts';
import type { SectionName } from '#blocks/registry/schemas.ts';
import { capitalized } from '#ui/capitalized.ts';
import type { RequestContext, Site } from '../../context.ts';
import { picturesIn, withDrawnPictures } from './drawn-pictures.ts';

export type CatalogueSection = { slug: string; title: string; states: string[] };
export type CataloguePage = { section: CatalogueSection; shown: ResolvedCatalogueStory[] };

/** Content types whose stories hold pictures enough for every example. */
const pictured = ['hotel', 'room', 'venue', 'city', 'mood_entry'];

/** Every section with the names of its states, in the order of the alphabet. */
export function catalogueSections(): CatalogueSection[] {
  return Object.entries(catalogueStories).map(([name, own]) => ({
    slug: name.replaceAll('_', '-'),
    title: inWords(name),
    states: Object.keys(own),
  }));
}

/**
 * A section's page: all its states that can stand together; or one state on a page of its own. Null when there is no
 * such section or state.
 */
export async function loadCataloguePage(
  slug: string,
  state: string | undefined,
  site: Site,
  requestInfo: RequestContext,
): Promise<CataloguePage | null> {
  const section = catalogueSections().find((known) => known.slug === slug);
  if (!section) return null;
  const name = slug.replaceAll('-', '_') as SectionName;
  const all = Object.entries(catalogueStories[name] as CatalogueStories<SectionName>);
  const wanted = state === undefined ? all.filter(([, { alone }]) => !alone) : all.filter(([own]) => own === state);
  if (wanted.length === 0 && state !== undefined) return null;
  const [shown, pool] = await Promise.all([
    Promise.all(wanted.map(([own, content]) => resolveCatalogueStory(own, content))),
    drawnPictures(site, requestInfo),
    preloadSections([name]),
  ]);
  return { section, shown: withDrawnPictures(shown, pool) };
}

async function drawnPictures({ content }: Site, { version }: RequestContext): Promise<string[]> {
  const lists = await Promise.all(
    pictured.map((contentType) => content.stories({ version, contentType, perPage: 25 })),
  );
  return picturesIn(lists.map(({ stories }) => stories));
}

/** `Room cards`, from `room_cards`. */
function inWords(name: string): string {
  return capitalized(name.replaceAll('_', ' '));
}
