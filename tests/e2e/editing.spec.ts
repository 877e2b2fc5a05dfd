import { type APIRequestContext, expect, test } from '@playwright/test';
import { type ContentEditor, contentEditor } from './content-editor.ts';
import { type RunningSite, startSite } from './running-site.ts';
import { expectAccessible } from './site-test.ts';

/** Longest that a publish may stay unseen, in ms. */
const publishDelay = 2_000;
const untilPublished = { timeout: publishDelay, intervals: [100] };

/** Each test has stories of its own, so that they do not wait for one another. */
function siteWith(variables: Record<string, string>) {
  const made: { site?: RunningSite; editor?: ContentEditor } = {};
  test.beforeAll(async () => {
    made.site = await startSite(variables);
    made.editor = await contentEditor(made.site);
  });
  test.afterAll(() => made.site?.stop());
  return () => {
    if (!made.site || !made.editor) throw new Error('the site has not been started');
    return { address: made.site.address, editor: made.editor };
  };
}

/** Whether a page's HTML has these words; the page itself would be too long a message. */
const says = async (request: APIRequestContext, url: string, words: string) =>
  (await (await request.get(url)).text()).includes(words);

test.describe('drafts for everybody', () => {
  // One after the other: otherwise the site would be started for each.
  test.describe.configure({ mode: 'default' });
  const running = siteWith({});

  test('an edit is seen with _storyblok alone, never cached, never indexed', async ({ request }) => {
    const { address, editor } = running();
    await editor.edit('about', { title: 'A title that is still a draft' });
    const draft = await request.get(`${address}/about?_storyblok=1`);
    expect((await draft.text()).includes('A title that is still a draft')).toBe(true);
    expect(draft.headers()['cache-control']).toBe('private, no-store');
    expect(draft.headers()['x-robots-tag']).toBe('noindex');

    const published = await request.get(`${address}/about`);
    expect((await published.text()).includes('A title that is still a draft')).toBe(false);
    expect(published.headers()['x-robots-tag']).toBeUndefined();

    await editor.publish('about');
    await expect
      .poll(() => says(request, `${address}/about`, 'A title that is still a draft'), untilPublished)
      .toBe(true);
  });

  test('a published footer is seen within two seconds', async ({ request }) => {
    const { address, editor } = running();
    expect(await says(request, `${address}/team`, 'Letters from the boiler room')).toBe(false);
    await editor.edit('global-elements/footer', { subscribe_heading: 'Letters from the boiler room' });
    expect(await says(request, `${address}/team`, 'Letters from the boiler room')).toBe(false);
    await editor.publish('global-elements/footer');
    await expect
      .poll(() => says(request, `${address}/team`, 'Letters from the boiler room'), untilPublished)
      .toBe(true);
  });
});

test.describe('sections with a time', () => {
  const running = siteWith({});

  test('a section, and a block inside one, is in the HTML between its hours alone', async ({ request }) => {
    const { address, editor } = running();
    const cta = (label: string, window: object) => ({
      _uid: label,
      component: 'cta',
      label,
      link: { fieldtype: 'multilink', linktype: 'url', id: '', url: 'https://example.com/', cached_url: '' },
      ...window,
    });
    const quote = (text: string, window: object) => ({ _uid: text, component: 'quote', text, ...window });
    const over = { show_until: '2026-01-01 00:00' };
    const coming = { show_from: '2099-01-01 00:00' };
    const open = { show_from: '2020-01-01 00:00', show_until: '2099-01-01 00:00' };
    const { content } = await editor.story('investors');
    await editor.edit('investors', {
      body: [
        ...(content.body as object[]),
        quote('quote-over', over),
        quote('quote-coming', coming),
        quote('quote-open', open),
        {
          _uid: 'outer',
          component: 'media_text',
          heading: 'Links with hours',
          media: { fieldtype: 'asset', id: null, filename: '', alt: '' },
          ctas: [cta('cta-over', over), cta('cta-coming', coming)],
        },
        { _uid: 'other', component: 'columns', items: [cta('inner-over', over), cta('inner-open', open)] },
      ],
    });
    await editor.publish('investors');
    await expect.poll(() => says(request, `${address}/investors`, 'quote-open'), untilPublished).toBe(true);
    const html = await (await request.get(`${address}/investors`)).text();
    for (const words of ['quote-over', 'quote-coming', 'cta-over', 'cta-coming', 'inner-over']) {
      expect(html.includes(words), words).toBe(false);
    }
    expect(html.includes('inner-open')).toBe(true);
  });
});

test.describe('without a footer story', () => {
  const running = siteWith({});

  test('every page has a small one of its own', async ({ page, request }) => {
    const { address, editor } = running();
    await editor.unpublish('global-elements/footer');
    await expect.poll(() => says(request, `${address}/team`, 'Mostly about plaster'), untilPublished).toBe(false);
    const response = await page.goto(`${address}/team`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page, { within: 'footer' });
    }
  });
});

test.describe('drafts behind signed links', () => {
  const running = siteWith({ DRAFT_ACCESS: 'signed' });

  test('only a signed link shows the draft; any other shows the published page', async ({ request }) => {
    const { address, editor } = running();
    await editor.edit('team', { title: 'A draft for the editor alone' });
    const signed = await request.get(address + editor.signedPath('/team'));
    expect((await signed.text()).includes('A draft for the editor alone')).toBe(true);
    expect(signed.headers()['cache-control']).toBe('private, no-store');

    for (const path of [
      '/team',
      '/team?_storyblok=1',
      editor.signedPath('/team', 3_700),
      editor.signedPath('/team').replace(/token%5D=.{4}/, 'token%5D=0000'),
    ]) {
      const response = await request.get(address + path);
      expect(response.status()).toBe(200);
      expect((await response.text()).includes('A draft for the editor alone')).toBe(false);
    }
  });
});

test.describe('a rehearsal', () => {
  const running = siteWith({ SITE_ENVIRONMENT: 'staging' });

  test('says so on every page and is not indexed', async ({ page }) => {
    const { address } = running();
    for (const path of ['/about', '/cart']) {
      const response = await page.goto(address + path);
      expect(response?.headers()['x-robots-tag']).toBe('noindex');
      const line = page.getByRole('region', { name: 'Preview' });
      await expect(line).toContainText('staging');
      await expect(line.getByRole('link', { name: 'Leave preview' })).toHaveCount(0);
    }
  });
});
