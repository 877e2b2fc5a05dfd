import type { Block } from '@storyblok/schema';
import type { ComponentType } from 'react';
import type { CatalogueStories } from '../component-catalogue/catalogue-story.ts';
import type { FormDefinition } from '../forms/form-fields.ts';
import type { Blocks, SectionName } from '../registry/schemas.ts';
import type { BlockProps } from './block-props.ts';
import type { Feed } from './feed.ts';
import type { ResolveContext } from './resolve-context.ts';

/** The content types whose story is a page of sections. */
export const everyPage = ['page', 'hotel', 'room', 'venue', 'city', 'mail_article'] as const;

/** The content types whose body holds sections: pages, and the elements that are stored once for every page. */
export type SectionPlace = (typeof everyPage)[number] | 'global_element';

/**
 * When the browser makes a section interactive (docs/decisions/0020-hydration.md):
 *
 * - `load`: with the page.
 * - `visible`: once it is near the window, or at the first touch of it.
 * - `never`: its HTML is enough. Neither its content nor its code comes with the document; both are fetched when a
 *   navigation within the application leads to it. One that holds a video hydrates like `load`,
 *   unless its `browserData` says that it does nothing there.
 */
export type Hydration = 'load' | 'visible' | 'never';

/**
 * What a section's component reads in the browser; `null` where this one does nothing there, so that its HTML is enough.
 * The types are those of the whole content: a component has to name the fields it reads beside its first rendering.
 */
export type BrowserData<Name extends SectionName, Data> = { block: Blocks[Name]; data: Data | null } | null;

type Resolver<Name extends SectionName> = (block: Blocks[Name], context: ResolveContext) => Promise<unknown>;

/** What a section is. `npm run generate` writes the registries from these definitions, one in each section's folder. */
export type SectionDefinition<Name extends SectionName, Resolve extends Resolver<Name>> = {
  /** Its fields, for the content service. Blocks that only this section holds are exported beside it. */
  schema: Block & { name: Name };
  /** Valid content: what tests render, and what its stories start from. */
  example: Blocks[Name];
  /** Its states in the component catalogue. */
  stories: CatalogueStories<Name>;
  /** Fetches what its content does not hold, as plain JSON; `null` for nothing. The component has it by `useSectionData`. */
  resolve?: Resolve;
  /** The form that it is; `data` is what `resolve` fetched. */
  form?: (block: Blocks[Name], data: Awaited<ReturnType<Resolve>> | null, now: Date) => FormDefinition;
  /** Fetched by the pages that hold the section. Written as `import(…).then((module) => module.Component)`. */
  component: () => Promise<ComponentType<BlockProps<Name>>>;
  hydrate: Hydration;
  /** Cuts what the document carries of the section to what its component reads in the browser; all of it when left out. */
  browserData?: (
    block: Blocks[Name],
    data: Awaited<ReturnType<Resolve>> | null,
  ) => BrowserData<Name, Awaited<ReturnType<Resolve>>>;
  /** The content types whose body may hold it. */
  allowedIn: readonly [SectionPlace, ...SectionPlace[]];
  /** The feed of what it lists, null for a list without one; the head of a page that holds it names the feed. */
  feed?: (block: Blocks[Name]) => Feed | null;
  /** With `?page=2` it shows other things than without: search engines take that for a page of its own. */
  paged?: boolean;
  /** As the first section of a page, its heading is the page's `h1`. */
  titlesPage?: boolean;
  /** It has a look for half the width of a wide screen, and the field `half` (`besideFields`). */
  standsBeside?: boolean;
  /** Shows something even when every field is empty, because its content comes from elsewhere: a form, the cart, the events. */
  completeWithoutFields?: boolean;
};

/**
 * Declares a section: its parts fit together or it does not compile.
 *
 * Nothing loads this at runtime; the registries import the parts, so the browser gets no schema, example or resolver,
 * and a command no component.
 */
export function defineSection<Name extends SectionName, Resolve extends Resolver<Name> = never>(
  definition: SectionDefinition<Name, Resolve>,
): SectionDefinition<Name, Resolve> {
  return definition;
}
