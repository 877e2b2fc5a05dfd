import type { ContentSeed, SeedStory } from '#embedded/content/content-seed.ts';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';

export const storyLink = (slug: string) => ({
  fieldtype: 'multilink',
  linktype: 'story',
  id: storyUuid(slug),
  url: '',
  cached_url: slug,
});

const hotel = (slug: string, name: string, fields: Record<string, unknown>): SeedStory => ({
  full_slug: `hotels/${slug}`,
  is_startpage: true,
  name,
  content: { component: 'hotel', ...fields },
});

/** A small group: hotels with rooms, mail, a footer, relations and links every way round. */
export const FIXTURE: ContentSeed = {
  stories: [
    {
      full_slug: 'home',
      name: 'Home',
      content: {
        component: 'page',
        title: 'Welcome',
        title__i18n__de: 'Willkommen',
        title__i18n__fr: '',
        intro: 'Old houses',
        intro__i18n__fr: 'Vieilles maisons',
        body: [
          { component: 'hotels_nav', hotels: [storyUuid('hotels/ulysses'), storyUuid('hotels/neptune')] },
          { component: 'cta', link: storyLink('mail/opening') },
          {
            component: 'rich_text',
            text: {
              type: 'doc',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    {
                      type: 'text',
                      text: 'Rooms',
                      marks: [
                        {
                          type: 'link',
                          attrs: { linktype: 'story', uuid: storyUuid('hotels/ulysses/rooms/attic'), href: '/x' },
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          },
        ],
      },
    },
    hotel('ulysses', 'Ulysses', {
      city: 'Baltimore',
      rooms: '116',
      rate: '189.5',
      opened: '2022-09-15 00:00',
      amenities: ['bar', 'pool'],
      featured: true,
      neighbours: [storyUuid('hotels/neptune')],
      address: { street: '2 East Read', floors: '9' },
    }),
    hotel('neptune', 'Neptune', {
      city: 'Providence',
      rooms: '52',
      rate: '150',
      opened: '2014-01-01 00:00',
      amenities: ['bar'],
      featured: false,
      neighbours: [storyUuid('hotels/ulysses'), storyUuid('hotels/neptune')],
    }),
    hotel('the-siren', 'The Siren', { city: 'Detroit', rooms: '106', amenities: [], subtitle: '' }),
    {
      full_slug: 'hotels/ulysses/rooms/attic',
      name: 'Attic',
      tag_list: ['quiet', 'small'],
      content: { component: 'room', size: '18', hotel: storyUuid('hotels/ulysses') },
    },
    {
      full_slug: 'hotels/ulysses/rooms/bay-queen',
      name: 'Bay queen',
      tag_list: ['view'],
      content: { component: 'room', size: '24', hotel: storyUuid('hotels/ulysses') },
    },
    {
      full_slug: 'mail/opening',
      name: 'Opening',
      tag_list: ['news', 'quiet'],
      first_published_at: '2024-03-01T08:00:00.000Z',
      published_at: '2024-03-02T08:00:00.000Z',
      content: { component: 'mail_article', heading: 'We open' },
    },
    {
      full_slug: 'mail/winter',
      name: 'Winter',
      first_published_at: '2025-12-01T08:00:00.000Z',
      published_at: '2025-12-01T08:00:00.000Z',
      content: { component: 'mail_article', heading: 'Snow on the stair' },
      draft_content: { component: 'mail_article', heading: 'Snow on the stairs' },
    },
    { full_slug: 'mail/unfinished', name: 'Unfinished', published: false, content: { component: 'mail_article' } },
    {
      full_slug: 'global-elements/footer',
      name: 'Footer',
      content: { component: 'footer', subscribe_heading: 'Write to us' },
    },
  ],
  datasources: [
    {
      name: 'Cities',
      slug: 'cities',
      entries: [
        { name: 'Detroit', value: 'detroit' },
        { name: 'Baltimore', value: 'baltimore' },
      ],
    },
    { name: 'Empty', slug: 'empty', entries: [] },
  ],
};

/** A page with relations to `count` stories beside it. */
export function manyRelations(count: number): ContentSeed {
  const slugs = Array.from({ length: count }, (_, index) => `many/item-${index}`);
  return {
    stories: [
      {
        full_slug: 'everything',
        name: 'Everything',
        content: {
          component: 'list',
          items: slugs.map(storyUuid),
          ctas: slugs.map((slug) => ({ component: 'cta', link: storyLink(slug) })),
        },
      },
      ...slugs.map((full_slug, index) => ({
        full_slug,
        name: `Item ${index}`,
        content: { component: 'item', items: slugs.slice(0, 5).map(storyUuid) },
      })),
    ],
    datasources: [],
  };
}
