import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { createInstanceStyleRegistry, InstanceStyleProvider } from '#ui/instance-style.tsx';
import { BlockContext } from '../contract/block-context.ts';
import { storyLink, urlLink } from '../examples/example-link.ts';
import type { ContentType } from '../registry/schemas.ts';
import { readHtml } from '../testing/read-html.ts';
import { Footer } from './Footer.tsx';
import { preloadFooter } from './lazy-footer.ts';

const base: ContentType<'footer'> = { _uid: 'footer', component: 'footer' };

function render(footer: ContentType<'footer'> | null, draft = false): { html: string; css: string } {
  const registry = createInstanceStyleRegistry();
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <InstanceStyleProvider registry={registry}>
        <BlockContext value={{ draft, now: '', market: { country: 'US', language: 'EN' }, data: {} }}>
          <Footer footer={footer} />
        </BlockContext>
      </InstanceStyleProvider>
    </MemoryRouter>,
  );
  return { html, css: registry.css() };
}

beforeAll(async () => {
  await preloadFooter();
});

describe('Footer', () => {
  it('takes the editor’s colours when they can be read', () => {
    const { css, html } = render({ ...base, footer_bg_color: '#1c1916', footer_text_color: '#f3ede1' });
    expect(css).toContain('--footer-bg:#1c1916;--footer-fg:#f3ede1');
    expect(readHtml(html).container.querySelector('[style]')).toBeNull();
  });

  it('takes the darker one of them for its ground at night', () => {
    const { css } = render({ ...base, footer_bg_color: '#f3ede1', footer_text_color: '#1c1916' });
    expect(css).toMatch(
      /^\.i-\w+\{--footer-bg:#f3ede1;[^@]*@media[^{]*\{\.i-\w+\{--footer-bg:#1c1916;--footer-fg:#f3ede1\}/,
    );
    const dark = render({ ...base, footer_bg_color: '#1c1916', footer_text_color: '#f3ede1' });
    expect(dark.css).not.toContain('@media');
  });

  it('refuses colours with too little contrast, and shows editors a hint', () => {
    const pale = { ...base, footer_bg_color: '#ffffff', footer_text_color: '#cccccc' };
    expect(render(pale).css).toBe('');
    expect(render(pale).html).not.toContain('4.5:1');
    expect(render(pale, true).html).toContain('4.5:1');
  });

  it('names the social addresses that are set', () => {
    const { html } = render({
      ...base,
      social_instagram: urlLink('https://social.example/ash'),
      social_tiktok: urlLink(''),
    });
    const { getByRole } = readHtml(html);
    expect(getByRole('link', { name: /^Instagram/ }).getAttribute('href')).toBe('https://social.example/ash');
    expect(html).not.toContain('TikTok');
  });

  it('shows the menu by groups', () => {
    const { html } = render({
      ...base,
      footer_menu: [
        {
          _uid: 'g',
          component: 'footer_menu_group',
          title: 'Houses',
          links: [{ _uid: 'l', component: 'footer_menu_link', label: 'Ulysses', link: storyLink('hotels/ulysses') }],
        },
      ],
    });
    const { getByRole } = readHtml(html);
    expect(getByRole('heading', { level: 2, name: 'Houses' })).not.toBeNull();
    expect(getByRole('link', { name: 'Ulysses' }).getAttribute('href')).toBe('/hotels/ulysses');
  });

  it('asks for the address of its list, or for what the hub wants to know (docs/reference/newsletters.md#providers)', () => {
    const form = (fields: Partial<ContentType<'footer'>>) => readHtml(render({ ...base, ...fields }).html).container;
    const one = form({ use_mailchimp_or_cendyn: 'mailchimp', mailchimp_list_id: 'tides', cendyn_list_id: 'other' });
    expect(one.querySelector('input[type="hidden"][name="list_id"]')?.getAttribute('value')).toBe('tides');
    expect(one.querySelector('[name="email_address"]')).not.toBeNull();
    const two = form({ use_mailchimp_or_cendyn: 'cendyn', mailchimp_list_id: 'tides', cendyn_list_id: '' });
    expect(two.querySelector('input[type="hidden"][name="list_id"]')?.getAttribute('value')).toBe('');
    for (const name of ['emailAddress', 'firstName', 'lastName', 'zip']) {
      expect(two.querySelector(`[name="${name}"]`), name).not.toBeNull();
    }
  });

  it('shows its logos without a box behind them, each in a link with a name', () => {
    const logo = (name: string, alt: string, id: number) => ({
      fieldtype: 'asset' as const,
      id,
      filename: `/f/1001/600x600/abc/${name}.png`,
      alt,
      meta_data: { color: '#e2b45c' },
    });
    const footer = { ...base, footer_logo: logo('mark', '', 1), secondary_footer_logo: logo('seal', 'The seal', 2) };
    const linked = render({ ...footer, secondary_footer_logo_link: storyLink('about') });
    const { container, getByRole } = readHtml(linked.html);
    const home = getByRole('link', { name: 'ash, home' });
    expect(home.querySelector('img')?.getAttribute('data-srcset')).toContain('/mark.png');
    expect(home.textContent).toBe('');
    const seal = container.querySelector('a[href="/about"] > img');
    expect([seal?.getAttribute('alt'), seal?.getAttribute('data-srcset')]).toEqual([
      'The seal',
      expect.stringContaining('/seal.png'),
    ]);
    expect(linked.css).not.toContain('background-color');
    const [alone] = readHtml(render(footer).html).getAllByRole('img', { name: 'The seal' });
    expect(alone?.closest('a')).toBeNull();
  });

  it('renders without its story: newsletter, policies and home link', () => {
    const { html } = render(null);
    const { container, getByRole } = readHtml(html);
    expect(container.querySelector('a[href="/newsletter"]')).not.toBeNull();
    expect(getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe('/policies/privacy-policy');
    expect(getByRole('link', { name: 'ash, home' }).getAttribute('href')).toBe('/');
  });
});
