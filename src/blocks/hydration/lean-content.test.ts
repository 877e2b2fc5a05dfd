import { describe, expect, it } from 'vitest';
import { storyOf } from '../testing/test-page.tsx';
import { carriedContent, leanContent, storyWith } from './lean-content.ts';
import { isStatic } from './static-section.ts';

describe('leanContent', () => {
  it('keeps of a picture what is shown of it', () => {
    const meta_data = { width: 10, height: 5, color: '#123456', licence: 'ours' };
    const picture = {
      fieldtype: 'asset',
      id: 3,
      filename: '/f/a.png',
      alt: 'A key',
      source: 'x',
      focus: null,
      meta_data,
    };
    expect(leanContent(picture)).toEqual({
      filename: '/f/a.png',
      alt: 'A key',
      meta_data: { width: 10, height: 5, color: '#123456' },
    });
  });

  it('keeps of a link the address that its kind is followed by', () => {
    const link = { fieldtype: 'multilink', id: 'u', linktype: 'story', url: '', cached_url: 'press', anchor: 'x' };
    expect(leanContent(link)).toEqual({ linktype: 'story', cached_url: 'press', anchor: 'x' });
    const mail = { fieldtype: 'multilink', linktype: 'email', email: 'a@ash.example', cached_url: '', anchor: 'x' };
    expect(leanContent(mail)).toEqual({ linktype: 'email', email: 'a@ash.example' });
  });

  it('drops empty fields of content, and none of other data', () => {
    expect(leanContent({ component: 'quote', text: 'So.', source: '', link: null })).toEqual({
      component: 'quote',
      text: 'So.',
    });
    expect(leanContent({ title: '', until: null, rows: [{ at: null }] })).toEqual({
      title: '',
      until: null,
      rows: [{ at: null }],
    });
  });
});

it('storyWith keeps the fields named, the address and the type', () => {
  const hotel = storyOf<'hotel'>('hotels/ulysses', {
    component: 'hotel',
    name: 'Ulysses',
    region: 'MD',
    status: 'open',
  });
  expect(storyWith(hotel, ['name'])).toEqual({
    uuid: 'uuid-hotels/ulysses',
    name: 'ulysses',
    slug: 'ulysses',
    full_slug: 'hotels/ulysses',
    content: { _uid: 'content-hotels/ulysses', component: 'hotel', name: 'Ulysses' },
  });
});

it('carriedContent is known as static', () => {
  const footer = { _uid: 'f', component: 'footer', subscribe_heading: 'Write', social: 'x' };
  const carried = carriedContent(footer, ['subscribe_heading']);
  expect(carried).toEqual({ _uid: 'f', component: 'footer', subscribe_heading: 'Write', static: true });
  expect([isStatic(carried), isStatic(footer), isStatic(null)]).toEqual([true, false, false]);
});

it('keeps what moves in a picture: a hero hydrates with it', () => {
  const motion = '/f/1001/10x10/abc/hero-motion.svg';
  const hero = { fieldtype: 'asset', filename: '/f/1001/10x10/abc/hero.png', meta_data: { motion, left: '#000000' } };
  expect(leanContent({ component: 'hotel_hero', media: hero })).toMatchObject({ media: { meta_data: { motion } } });
});
