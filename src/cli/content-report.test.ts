import { describe, expect, it } from 'vitest';
import { type CheckedStory, contentReport } from './content-report.ts';

const surroundings = {
  slugs: new Set(['hotels/ulysses']),
  uuids: new Set(['8b3c']),
  today: new Date('2026-05-01T00:00:00Z'),
};

const picture = {
  fieldtype: 'asset',
  id: 1,
  filename: '/f/1001/24x16/aa/x.png',
  alt: 'A stair',
  name: 'x',
  meta_data: {},
};
const link = { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'hotels/ulysses' };

function page(section: Record<string, unknown>): CheckedStory {
  const block = { _uid: 'b', component: 'media_text', ...section };
  return { full_slug: 'about', content: { _uid: 'a', component: 'page', title: 'About', body: [block] } as never };
}

function findings(story: CheckedStory): string[] {
  return contentReport(story, surroundings).map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
}

describe('contentReport', () => {
  it('says nothing of a sound page', () => {
    expect(findings(page({ media: picture, heading: 'Stairs' }))).toEqual([]);
  });

  it('names a picture without alternative text, unless it is decorative', () => {
    expect(findings(page({ media: { ...picture, alt: '' } }))).toEqual([
      'warning body.0.media: /f/1001/24x16/aa/x.png has no alternative text',
    ]);
    expect(findings(page({ media: { ...picture, alt: '', meta_data: { decorative: true } } }))).toEqual([]);
  });

  it('names a link that leads nowhere, in fields and in rich text', () => {
    const cta = { _uid: 'c', component: 'cta', label: 'Go', link: { ...link, cached_url: 'hotels/none' } };
    expect(findings(page({ media: picture, ctas: [cta] }))).toEqual([
      "warning body.0.ctas.0.link: The link to 'hotels/none' leads to no story",
    ]);
    const text = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'x',
              marks: [{ type: 'link', attrs: { linktype: 'story', href: '/gone', uuid: '' } }],
            },
          ],
        },
      ],
    };
    expect(findings(page({ media: picture, body: text })).join()).toContain("The link to 'gone' leads to no story");
  });

  it('takes a link by uuid when its address has changed', () => {
    const cta = { _uid: 'c', component: 'cta', label: 'Go', link: { ...link, cached_url: 'old', id: '8b3c' } };
    expect(findings(page({ media: picture, ctas: [cta] }))).toEqual([]);
  });

  it('passes on what does not fit the schema, as an error', () => {
    expect(findings(page({ component: 'unheard_of' })).some((text) => text.startsWith('error'))).toBe(true);
  });

  it('names an event that is over, but not one that comes back', () => {
    const event = (fields: object): CheckedStory => ({
      full_slug: 'e',
      content: {
        _uid: 'e',
        component: 'event',
        title: 'Organ night',
        image: picture,
        start: '2026-04-01 20:00',
        timezone: 'America/Chicago',
        ...fields,
      },
    });
    expect(findings(event({}))).toEqual(['warning start: This event is over']);
    expect(findings(event({ repeat: 'weekly' }))).toEqual([]);
  });

  it('names an accessible room that does not say how', () => {
    const room = { _uid: 'r', component: 'room', name: 'King', hotel: '8b3c', photos: [picture], max_guests: '2' };
    expect(findings({ full_slug: 'r', content: { ...room, accessible: true } }).join()).toContain(
      'accessibility_detail',
    );
  });
});
