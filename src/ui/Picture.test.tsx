import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readHtml } from '#blocks/testing/read-html.ts';
import { createInstanceStyleRegistry, InstanceStyleProvider } from './instance-style.tsx';
import { type Asset, Picture } from './Picture.tsx';

const asset: Asset = {
  filename: '/f/1001/1200x800/abc/lobby.png',
  alt: 'The lobby',
  focus: '900x100:1100x300',
  meta_data: { color: '#5c1620' },
};

function render(picture: React.ReactElement) {
  const registry = createInstanceStyleRegistry();
  const html = renderToStaticMarkup(<InstanceStyleProvider registry={registry}>{picture}</InstanceStyleProvider>);
  const { container } = readHtml(html);
  // Without scripts, `twin` takes the place of an image that waits.
  const [image, twin] = container.querySelectorAll('img');
  return { html, container, image, twin, css: registry.css() };
}

describe('Picture', () => {
  it('waits until it is near: candidates set aside, and a twin for pages without scripts', () => {
    const { image, twin } = render(<Picture asset={asset} sizes="50vw" />);
    expect(image?.getAttribute('data-srcset')).toBe(
      '/f/1001/1200x800/abc/lobby.png/m/* 320x0 480x0 640x0 828x0 1080x0 1200x0',
    );
    expect(image?.hasAttribute('src')).toBe(false);
    expect(image?.hasAttribute('srcset')).toBe(false);
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(twin?.parentElement?.closest('noscript')).toBeTruthy();
    expect(twin?.getAttribute('src')).toBe('/f/1001/1200x800/abc/lobby.png/m/1080x0');
    expect(twin?.hasAttribute('srcset')).toBe(false);
    expect(twin?.hasAttribute('data-srcset')).toBe(false);
  });

  it('fetches the first picture of a page at once', () => {
    const { container, image } = render(<Picture asset={asset} sizes="100vw" priority />);
    expect(container.querySelector('noscript')).toBeNull();
    expect(image?.getAttribute('loading')).toBe('eager');
    expect(image?.getAttribute('fetchpriority')).toBe('high');
    expect(image?.hasAttribute('data-srcset')).toBe(false);
  });

  it('never offers more pixels than there are, and always says its size', () => {
    const { image } = render(<Picture asset={asset} sizes="50vw" />);
    const candidates = image?.getAttribute('data-srcset') ?? '';
    const widths = [...candidates.matchAll(/ (\d+)x0/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBe(1200);
    expect(widths).toContain(320);
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '800']);
  });

  it('crops around the focal point, on the service and in its box', () => {
    const { html, image, css } = render(<Picture asset={asset} sizes="50vw" ratio={1} />);
    expect(image?.getAttribute('data-srcset')).toMatch(/\/m\/\*\/filters:focal\(900x100:1100x300\) 320x320 /);
    expect(html).not.toContain('1080x');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['800', '800']);
    expect(css).toContain('object-position:83% 25%');
  });

  it('shows its main colour meanwhile, by a class and never by a style attribute', () => {
    const { container, css } = render(<Picture asset={asset} sizes="50vw" />);
    expect(css).toContain('background-color:#5c1620');
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('shows what lies behind it where it is transparent', () => {
    const seen = { ...asset, meta_data: { color: '#5c1620', preview: `UklG${'A'.repeat(80)}` } };
    const { image, css } = render(<Picture asset={seen} sizes="100vw" transparent />);
    expect(css).not.toContain('background');
    expect(image?.classList.contains('transparent')).toBe(true);
    expect(render(<Picture asset={seen} sizes="100vw" />).image?.classList.contains('transparent')).toBe(false);
  });

  it('passes vector pictures through as they are', () => {
    const { image } = render(<Picture asset={{ filename: '/f/1001/100x40/abc/logo.svg', alt: 'ash' }} sizes="8rem" />);
    expect(image?.getAttribute('data-srcset')).toBe('/f/1001/100x40/abc/logo.svg');
  });

  it('reads a size that is stored beside an address without one', () => {
    const stored = { filename: 'https://cdn.example.com/mug.jpg', meta_data: { width: 900, height: 600 } };
    const { image } = render(<Picture asset={stored} sizes="50vw" />);
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['900', '600']);
  });

  it('has the alternative text of the asset, else its fallback, and none where it is decoration', () => {
    const alt = (picture: React.ReactElement) => render(picture).image?.getAttribute('alt');
    expect(alt(<Picture asset={asset} sizes="1px" alt="Rope King" />)).toBe('The lobby');
    expect(alt(<Picture asset={{ ...asset, alt: '' }} sizes="1px" alt="Rope King" />)).toBe('Rope King');
    expect(alt(<Picture asset={asset} sizes="1px" decorative />)).toBe('');
  });

  it('has another picture for narrow windows', () => {
    const narrow = { filename: '/f/1001/800x1200/abc/lobby-tall.png' };
    const { container } = render(<Picture asset={asset} narrow={narrow} sizes="100vw" priority />);
    const source = container.querySelector('source');
    expect(source?.getAttribute('media')).toBe('(max-width: 640px)');
    expect(source?.getAttribute('srcset')).toContain('lobby-tall.png');
  });

  it('has other pictures for the night, of which the browser takes the first that fits', () => {
    const night = { filename: '/f/1001/1200x800/abc/night.png', meta_data: { color: '#101828' } };
    const narrow = { filename: '/f/1001/800x1200/abc/lobby-tall.png' };
    const narrowNight = { filename: '/f/1001/800x1200/abc/night-tall.png' };
    const sources = (picture: React.ReactElement) =>
      [...render(picture).container.querySelectorAll('source')].map((source) => [
        source.media,
        /abc\/([a-z-]+)/.exec(source.getAttribute('srcset') ?? '')?.[1],
      ]);
    const all = <Picture {...{ asset, night, narrow, narrowNight }} sizes="100vw" priority />;
    expect(sources(all)).toEqual([
      ['(max-width: 640px) and (prefers-color-scheme: dark)', 'night-tall'],
      ['(prefers-color-scheme: dark)', 'night'],
      ['(max-width: 640px)', 'lobby-tall'],
    ]);
    expect(render(all).css).toMatch(
      /@media screen and \(prefers-color-scheme: dark\)\{\.i-\w+\{background-color:#101828\}\}/,
    );
    expect(sources(<Picture asset={asset} night={night} sizes="100vw" priority />)).toHaveLength(1);
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
      const { html, container, css } = shown({ preview }, '(min-width: 60rem) 20rem, 100vw');
      expect(css).toContain(`background-image:url("data:image/webp;base64,${preview}")`);
      expect(container.querySelector('[style]')).toBeNull();
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
