import { describe, expect, it, vi } from 'vitest';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import type { RequestContext, Site } from '../../context.ts';
import { notFound } from './not-found.server.ts';

const context: RequestContext = {
  version: 'published',
  market: { country: 'US', language: 'EN' },
  now: new Date('2026-06-01T12:00:00Z'),
  referrer: 'http://localhost/about',
};

/** A site whose content service knows the links given, and one story for all of them. */
function siteWith(stories: Record<string, object>) {
  const log = vi.fn();
  const story = vi.fn(async (slug: string) => ({ full_slug: slug, content: stories[slug] }));
  const content = {
    links: async () =>
      Object.fromEntries(Object.keys(stories).map((slug) => [slug, { slug, is_folder: false, published: true }])),
    story,
    stories: async () => ({ stories: [], total: 0 }),
    allStories: async () => [],
  };
  return { site: partialDouble<Site>({ content, log }), log, story };
}

describe('notFound', () => {
  it('answers 404 with the path, and logs it with the page that led here', async () => {
    const { site, log } = siteWith({});
    const answer = await notFound('/nowhere', site, context);
    expect(answer.init?.status).toBe(404);
    expect(answer.data).toMatchObject({ path: '/nowhere', layout: 'ash' });
    expect(log).toHaveBeenCalledWith('info', 'not_found', {
      path: '/nowhere',
      layout: 'ash',
      referrer: 'http://localhost/about',
    });
  });

  it('reads no story where none lies above the path', async () => {
    const { site, story } = siteWith({ about: { component: 'page' } });
    await notFound('/nowhere/at/all', site, context);
    expect(story).not.toHaveBeenCalled();
  });

  it('takes the layout of the nearest story above', async () => {
    const { site, story } = siteWith({
      'ash-mail': { component: 'page', layout: 'default' },
      'ash-mail/the-dean': { component: 'page', layout: 'dean' },
    });
    expect((await notFound('/ash-mail/the-dean/a/b', site, context)).data.layout).toBe('dean');
    expect(story.mock.calls.map(([slug]) => slug)).toEqual(['ash-mail/the-dean']);
    expect((await notFound('/ash-mail/none', site, context)).data.layout).toBe('ash');
  });

  it('keeps its words when the content cannot be reached', async () => {
    const { site, log } = siteWith({});
    site.content.links = () => Promise.reject(new Error('refused'));
    const answer = await notFound('/dining/karls/none', site, context);
    expect(answer.init?.status).toBe(404);
    expect(answer.data).toEqual({
      path: '/dining/karls/none',
      layout: 'dining',
      style: { hotel: null, theme: 'dining', skin: null },
      frame: { theme: null, skin: null },
      brand: null,
      suggestions: [],
      footer: null,
    });
    expect(log).toHaveBeenCalledWith('warn', 'not_found_without_content', expect.anything());
  });

  it('keeps the look of a venue whose story is known when the rest cannot be read', async () => {
    const { site } = siteWith({ 'dining/karls': { component: 'venue', theme_key: 'siren', brand_key: 'diner' } });
    site.content.stories = () => Promise.reject(new Error('refused'));
    const { data } = await notFound('/dining/karls/none', site, context);
    expect(data).toMatchObject({ layout: 'dining', style: { theme: 'siren', skin: 'diner' } });
  });
});
