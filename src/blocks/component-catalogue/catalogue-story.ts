import type { ResolvedSection, SectionData } from '../contract/section-data.ts';
import type { FormAnswer } from '../forms/form-settings.ts';
import type { ProductCardData } from '../products/product-card-data.ts';
import type { Blocks, ContentTypeName, SectionName } from '../registry/schemas.ts';
import type { StoryOf } from '../stories/stories.ts';

export type AnyStory = { [Name in ContentTypeName]: StoryOf<Name> }[ContentTypeName];

/** An answer that does not name its form yet. */
type Unanswered<Answer> = Answer extends unknown ? Omit<Answer, 'form'> : never;

/** One state of a section: its content, and what has to be true around it. */
export type CatalogueStory<Name extends SectionName> = {
  /** Relations are uuids, as they are stored; those of the example stories are resolved. */
  block: Blocks[Name];
  /** The address of the page with its query; sections read their filters from it. */
  path?: string;
  /** The instant of the page, ISO 8601; noon on Monday, 1 June 2026 in London when left out. */
  now?: string;
  /** As an editor sees it. */
  draft?: boolean;
  /** Stories in addition to the example ones; the same slug replaces one. */
  stories?: readonly AnyStory[];
  /** Content types without any story. */
  without?: readonly ContentTypeName[];
  /** What the shop has, in place of the example products. */
  products?: readonly ProductCardData[];
  /** What stands beside, or in place of, what its `resolve.server.ts` fetched: what only its own visitor has. */
  data?: Name extends ResolvedSection ? Partial<SectionData<Name>> : never;
  /** What a form of the section was answered; the form is the section's own. */
  answer?: Unanswered<FormAnswer>;
  /** Fills the window or takes the focus, so it gets its own page. */
  alone?: boolean;
  /** Renders nothing for the public, which is what this state shows. */
  hidden?: boolean;
};

/** The states of a section by their names, in the order they are shown. */
export type CatalogueStories<Name extends SectionName> = Readonly<Record<string, CatalogueStory<Name>>>;
