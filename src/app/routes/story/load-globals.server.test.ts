import { describe, expect, it, vi } from 'vitest';
import type { Section } from '#blocks/registry/schemas.ts';
import { messageBannerExample } from '#blocks/sections/message-banner/example.ts';
import { splashIntroExample } from '#blocks/sections/splash-intro/example.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { storyOf } from '#blocks/testing/test-page.tsx';
import type { RequestContext, Site } from '../../context.ts';
import { loadSplash } from './load-global-elements.server.ts';
import { loadGlobals } from './load-globals.server.ts';

const requestInfo: RequestContext = {
  version: 'published',
  market: { country: 'US', language: 'EN' },
  now: new Date('2026-06-01T12:00:00Z'),
  referrer: null,
};

/** A site with a header and a footer, and the elements given. */
function siteWith(elements: object[], content: object = {}) {
  const log = vi.fn();
  const stories = elements.map((section, index) =>
    storyOf<'global_element'>(`global-elements/${index}`, {
      component: 'global_element',
      body: [section as Extract<Section, { component: 'ticker' }>],
    }),
  );
  const reads = {
    story: async () => storyOf<'header'>('global-elements/header', { component: 'header' }),
    footer: async () => storyOf<'footer'>('global-elements/footer', { component: 'footer' }),
    stories: async () => ({ stories, total: stories.length }),
    ...content,
  };
  const forms = { tokens: { issue: (now: Date) => `made ${now.toISOString()}` } };
  const challenge = { publicKey: 'pk_1' };
  const changesAt = vi.fn();
  const site = { content: reads, changesAt, log, forms, challenge, environment: 'production', version: '1.0.0' };
  return { site: partialDouble<Site>(site), log };
}

describe('loadGlobals', () => {
  it('gives forms when the page was made, and the key of the challenge', async () => {
    const { forms } = await loadGlobals(siteWith([]).site, requestInfo);
    expect(forms).toEqual({ token: 'made 2026-06-01T12:00:00.000Z', challengeKey: 'pk_1' });
  });

  it('goes without a missing footer, and logs it once', async () => {
    const { site, log } = siteWith([], { footer: async () => null });
    const globals = await loadGlobals(site, requestInfo);
    expect(globals.footer).toBeNull();
    expect(globals.header).not.toBeNull();
    expect(log.mock.calls).toEqual([['error', 'missing_story', { slug: 'global-elements/footer' }]]);
  });

  it('goes without a header and a footer that cannot be read, and logs each', async () => {
    const error = new Error('down');
    const fail = () => Promise.reject(error);
    const { site, log } = siteWith([], { story: fail, footer: fail });
    expect(await loadGlobals(site, requestInfo)).toMatchObject({ header: null, footer: null });
    expect(log.mock.calls).toEqual([
      ['error', 'story_not_read', { slug: 'global-elements/header', error }],
      ['error', 'story_not_read', { slug: 'global-elements/footer', error }],
    ]);
  });

  it('gives announcements a hash, and the hotels of theirs by slug', async () => {
    const siren = storyOf<'hotel'>('hotels/the-siren', { component: 'hotel', name: 'The Siren' });
    const { site } = siteWith([{ ...messageBannerExample, scope: 'hotel', hotels: [siren] }]);
    const [banner] = (await loadGlobals(site, requestInfo)).banners;
    expect(banner).toMatchObject({ scope: 'hotel', hotels: ['the-siren'], hash: expect.stringMatching(/^[a-z0-9]+$/) });
  });

  it('keeps an announcement to its time', async () => {
    const shown = async (window: object) =>
      (await loadGlobals(siteWith([{ ...messageBannerExample, ...window }]).site, requestInfo)).banners.length;
    expect(await shown({ show_from: '2026-06-01 11:59', show_until: '2026-06-01 12:01' })).toBe(1);
    expect(await shown({ show_from: '2026-06-01 12:01' })).toBe(0);
    expect(await shown({ show_until: '2026-06-01 12:00' })).toBe(0);
  });

  it('leaves a splash out that is switched off', async () => {
    expect((await loadSplash(siteWith([splashIntroExample]).site, requestInfo))?.text).toBeTruthy();
    expect(await loadSplash(siteWith([{ ...splashIntroExample, enabled: false }]).site, requestInfo)).toBeNull();
  });

  it('never fails for them', async () => {
    const { site, log } = siteWith([], { stories: () => Promise.reject(new Error('refused')) });
    expect(await loadGlobals(site, requestInfo)).toMatchObject({ banners: [], staging: null });
    expect(log).toHaveBeenCalledWith('error', 'global_elements_not_read', expect.anything());
  });
});
