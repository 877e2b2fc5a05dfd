import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createInstanceStyleRegistry, InstanceStyleProvider } from './instance-style.tsx';
import { type Asset, Picture } from './Picture.tsx';

const asset: Asset = {
  filename: '/f/1001/1200x800/abc/lobby.png',
  alt: 'The lobby',
  focus: '900x100:1100x300',
  meta_data: { color: '#5c1620' },
};

function render(picture: React.ReactElement): { html: string; css: string } {
  const registry = createInstanceStyleRegistry();
  const html = renderToStaticMarkup(<InstanceStyleProvider registry={registry}>{picture}</InstanceStyleProvider>);
  return { html, css: registry.css() };
}

/** The attributes of the first `img` of a text. */
const image = (html: string) => /<img[^>]*>/.exec(html)?.[0] ?? '';

describe('Picture', () => {
  it('waits until it is near: candidates set aside, and a twin for pages without scripts', () => {
    const { html } = render(<Picture asset={asset} sizes="50vw" />);
    const [lazy = '', twin = ''] = html.split('<noscript>');
    expect(image(lazy)).toMatch(/class="[^"]*\blazy\b/);
    expect(image(lazy)).toContain('data-srcset="/f/1001/1200x800/abc/lobby.png/m/320x0');
    expect(image(lazy)).not.toMatch(/ (src|srcset|srcSet)="/);
    expect(image(lazy)).toContain('loading="lazy"');
    expect(image(twin)).toMatch(/ srcset="/i);
    expect(image(twin)).not.toMatch(/\blazy\b.*class|class="[^"]*\blazy\b/);
  });

  it('fetches the first picture of a page at once', () => {
    const { html } = render(<Picture asset={asset} sizes="100vw" priority />);
    expect(html).not.toContain('<noscript>');
    const first = image(html.replace(/<link[^>]*>/g, ''));
    expect(first).toContain('loading="eager"');
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).not.toContain('data-srcset');
  });

  it('never offers more pixels than there are, and always says its size', () => {
    const { html } = render(<Picture asset={asset} sizes="50vw" />);
    const widths = [...(/data-srcset="([^"]*)"/.exec(html)?.[1]?.matchAll(/ (\d+)w/g) ?? [])].map(([, width]) =>
      Number(width),
    );
    expect(Math.max(...widths)).toBe(1200);
    expect(widths).toContain(320);
    expect(image(html)).toContain('width="1200" height="800"');
  });

  it('crops around the focal point, on the service and in its box', () => {
    const { html, css } = render(<Picture asset={asset} sizes="50vw" ratio={1} />);
    expect(html).toContain('/m/320x320/filters:focal(900x100:1100x300) 320w');
    expect(html).not.toContain('1080w');
    expect(image(html)).toContain('width="800" height="800"');
    expect(css).toContain('object-position:83% 25%');
  });

  it('shows its main colour meanwhile, by a class and never by a style attribute', () => {
    const { html, css } = render(<Picture asset={asset} sizes="50vw" />);
    expect(css).toContain('background-color:#5c1620');
    expect(html).not.toContain('style=');
  });

  it('passes vector pictures through as they are', () => {
    const { html } = render(<Picture asset={{ filename: '/f/1001/100x40/abc/logo.svg', alt: 'ash' }} sizes="8rem" />);
    expect(html).toContain('data-srcset="/f/1001/100x40/abc/logo.svg"');
  });

  it('reads a size that is stored beside an address without one', () => {
    const stored = { filename: 'https://cdn.example.com/mug.jpg', meta_data: { width: 900, height: 600 } };
    expect(image(render(<Picture asset={stored} sizes="50vw" />).html)).toContain('width="900" height="600"');
  });

  it('has the alternative text of the asset, else its fallback, and none where it is decoration', () => {
    const alt = (picture: React.ReactElement) => /alt="([^"]*)"/.exec(render(picture).html)?.[1];
    expect(alt(<Picture asset={asset} sizes="1px" alt="Rope King" />)).toBe('The lobby');
    expect(alt(<Picture asset={{ ...asset, alt: '' }} sizes="1px" alt="Rope King" />)).toBe('Rope King');
    expect(alt(<Picture asset={asset} sizes="1px" decorative />)).toBe('');
  });

  it('has another picture for narrow windows', () => {
    const narrow = { filename: '/f/1001/800x1200/abc/lobby-tall.png' };
    const { html } = render(<Picture asset={asset} narrow={narrow} sizes="100vw" priority />);
    expect(html).toMatch(/<source media="\(max-width: 640px\)"[^>]*lobby-tall\.png/);
  });

  it('is nothing for an empty field or a file that is no picture', () => {
    expect(render(<Picture asset={{ filename: '' }} sizes="1px" />).html).toBe('');
    expect(render(<Picture asset={{ filename: '/f/1/menu.pdf' }} sizes="1px" />).html).toBe('');
    expect(render(<Picture asset={null} sizes="1px" />).html).toBe('');
  });

  describe('its preview', () => {
    const preview = `UklG${'A'.repeat(80)}`;
    const shown = (meta_data: Record<string, unknown>, sizes: string) =>
      render(<Picture asset={{ ...asset, meta_data }} sizes={sizes} />);

    it('stands in place of a picture wider than 40 % of the window, by class, never by a style attribute', () => {
      const { html, css } = shown({ preview }, '(min-width: 60rem) 20rem, 100vw');
      expect(css).toContain(`background-image:url("data:image/webp;base64,${preview}")`);
      expect(html).not.toContain('style=');
      expect(html).not.toContain(preview);
    });

    it('is left out of smaller ones, and when it is no such picture or over 400 bytes', () => {
      expect(shown({ preview }, '40vw').css).not.toContain('data:');
      expect(shown({ preview }, '20rem').css).not.toContain('data:');
      for (const wrong of [`UklG${'A'.repeat(400)}`, 'UklG");}body{display:none}', 'iVBORw0KGgo=', undefined]) {
        expect(shown({ preview: wrong }, '100vw').css).not.toContain('data:');
      }
    });
  });
});
