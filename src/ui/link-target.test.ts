import { describe, expect, it } from 'vitest';
import { linkTarget, storyPath } from './link-target.ts';

const href = (link: Parameters<typeof linkTarget>[0]) => linkTarget(link)?.href ?? null;
const url = (address: string) => ({ linktype: 'url' as const, url: address, cached_url: address });

describe('linkTarget', () => {
  it.each([
    [{ linktype: 'story' as const, cached_url: 'hotels/the-siren' }, '/hotels/the-siren'],
    [{ linktype: 'story' as const, cached_url: 'hotels/the-siren/' }, '/hotels/the-siren'],
    [{ linktype: 'story' as const, cached_url: '/hotels/the-siren', anchor: 'rooms' }, '/hotels/the-siren#rooms'],
    [{ linktype: 'story' as const, cached_url: 'home' }, '/'],
    [{ linktype: 'story' as const, cached_url: 'home', anchor: '#houses' }, '/#houses'],
    [{ linktype: 'story' as const, cached_url: '' }, null],
    [{ linktype: 'email' as const, email: 'desk@ash.example' }, 'mailto:desk@ash.example'],
    [{ linktype: 'email' as const, cached_url: 'mailto:desk@ash.example' }, 'mailto:desk@ash.example'],
    [
      { linktype: 'asset' as const, url: 'https://a.storyblok.com/f/1/x/a/menu.pdf' },
      'https://a.storyblok.com/f/1/x/a/menu.pdf',
    ],
    [{ linktype: 'asset' as const, url: 'https://a.storyblok.com/f/1/120x80/a/plan.png' }, '/f/1/120x80/a/plan.png/m/'],
    [url('https://example.com/a?b=c#d'), 'https://example.com/a?b=c#d'],
    [url('/book?hotel=ulysses'), '/book?hotel=ulysses'],
    [url('tel:+13135550140'), 'tel:+13135550140'],
    [url(''), null],
    [{}, null],
    [null, null],
    ['', null],
    ['/souvenirs', '/souvenirs'],
  ])('%j leads to %j', (link, expected) => {
    expect(href(link)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('drops %j', (address) => {
    expect(linkTarget(url(address))).toBeNull();
    expect(linkTarget({ linktype: 'story', cached_url: '', url: address })).toBeNull();
    expect(linkTarget({ linktype: 'asset', url: address })).toBeNull();
  });

  it('distinguishes pages of the site from files and other sites', () => {
    expect(linkTarget('/hotels/the-siren')).toMatchObject({ kind: 'page', external: false });
    expect(linkTarget('?page=2')).toMatchObject({ kind: 'page', external: false });
    expect(linkTarget('/f/1001/menu.pdf')).toMatchObject({ kind: 'document', external: false });
    expect(linkTarget('/events.ics')).toMatchObject({ kind: 'document', external: false });
    expect(linkTarget('/_services/booking/other/visit?room=Q:2:0')).toMatchObject({ kind: 'document' });
    expect(linkTarget('https://example.com/')).toMatchObject({ kind: 'document', external: true });
    expect(linkTarget('//example.com/')).toMatchObject({ kind: 'document', external: true });
    expect(linkTarget('mailto:a@b.example')).toMatchObject({ kind: 'document', external: false });
  });

  it('opens a new tab where the editor says so', () => {
    expect(linkTarget({ ...url('https://example.com'), target: '_blank' })?.newTab).toBe(true);
    expect(linkTarget({ ...url('https://example.com'), target: '_self' })?.newTab).toBe(false);
  });
});

describe('storyPath', () => {
  it('has one slash in front and none behind', () => {
    expect(storyPath('dining/karls/')).toBe('/dining/karls');
    expect(storyPath('home')).toBe('/');
  });
});
