import type { UncheckedBlock } from '#blocks/contract/unchecked-block.ts';
import { holdsVideo } from '#blocks/hydration/holds-video.ts';
import { carriedContent, leanContent, storyWith } from '#blocks/hydration/lean-content.ts';
import { isStatic } from '#blocks/hydration/static-section.ts';
import { menuFilters } from '#blocks/menus/menu-filter.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { roomViewContent, roomViewData } from '#blocks/rooms/room-view-content.ts';
import { related } from '#blocks/stories/stories.ts';
import type { PageContent } from '../page-types.ts';
import type { StoryData } from '../story-data.ts';
import type { TemplatedType } from './templates.ts';

type Sections = UncheckedBlock[];

/** Content and data of a page; null where all of it does nothing in the browser, so that its HTML is enough. */
type Kept<Content> = { content: Content; data: unknown } | null;

type Cuts = {
  [Type in TemplatedType]: (content: ContentType<Type>, data: unknown, sections: Sections) => Kept<ContentType<Type>>;
};

/** What each template reads in the browser; `sections` are those of its page, cut already. */
const cuts: Cuts = {
  room: (content, data, body) => ({
    content: { ...roomViewContent(content), body } as ContentType<'room'>,
    data: data && roomViewData(data as StoryData['room']),
  }),
  event: (content, data, embed) => {
    const hotel = related(content.hotel, 'hotel');
    const kept = carriedContent(content, ['title', 'ticket_url', 'capacity']);
    return {
      content: { ...kept, hotel: hotel && storyWith(hotel, []), embed } as ContentType<'event'>,
      data: data && ({ ...(data as StoryData['event']), places: '', next: [] } satisfies StoryData['event']),
    };
  },
  menu: (content, data) =>
    menuFilters(content.sections ?? []).length > 0
      ? { content: carriedContent(content, ['title', 'intro', 'sections']), data }
      : null,
  press_item: () => null,
  job: (content, data, form) => ({
    content: { ...carriedContent(content, ['title', 'apply', 'status', 'closes']), form } as ContentType<'job'>,
    data,
  }),
  mail_article: (content, data, body) =>
    body.every(isStatic)
      ? null
      : { content: { ...carriedContent(content, []), body } as ContentType<'mail_article'>, data },
  mood_entry: (content, data) => ({ content: carriedContent(content, ['title', 'tags']), data }),
};

/** What a document carries of the page of a template, beside what its sections are cut to. */
export function templateBrowserData<Type extends TemplatedType>(
  content: ContentType<Type>,
  data: unknown,
  sections: Sections,
): Kept<PageContent> {
  const { body: _body, embed: _embed, form: _form, ...own } = content as Record<string, unknown>;
  if (holdsVideo(own)) return { content: leanContent(content), data };
  return cuts[content.component](content, data, sections);
}
