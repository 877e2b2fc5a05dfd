import { describe, expect, it } from 'vitest';
import { urlLink } from '../../examples/example-link.ts';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { contentReadsOf } from '../../testing/content-reads-double.ts';
import { readHtml } from '../../testing/read-html.ts';
import { readTerms } from '../../testing/read-terms.ts';
import { renderOnPage, storyOf } from '../../testing/test-page.tsx';
import { AccessibilityFeatures } from './AccessibilityFeatures.tsx';
import { type AccessibilityData, resolveAccessibilityFeatures } from './resolve.server.ts';

const hotel = storyOf<'hotel'>('hotels/ulysses', {
  component: 'hotel',
  name: 'Ulysses',
  timezone: 'America/New_York',
  phone: '+1 410-555-0115',
  email: 'ulysses@ash.example',
  accessibility: paragraphs('The level door is eleven yards to the right.'),
  accessibility_features: ['step_free_entrance', 'elevator'],
});
const room = storyOf<'room'>('hotels/ulysses/rooms/corner-king', {
  component: 'room',
  name: 'Corner King',
  accessible: true,
  beds: [{ _uid: 'bed', component: 'bed_item', type: 'king', count: '1' }],
  accessible_features: ['roll_in_shower', 'door_width_32', 'turning_space', 'visual_alarm'],
  accessibility_detail: paragraphs('Doors of 36 inches.'),
});
const block: Blocks['accessibility_features'] = {
  _uid: 'access',
  component: 'accessibility_features',
  contact: urlLink('mailto:ulysses@ash.example'),
  updated: '2026-05-04 03:00',
};
const render = (data: AccessibilityData | null, extra: Partial<typeof block> = {}, draft = false) =>
  renderOnPage(<AccessibilityFeatures block={{ ...block, ...extra }} />, { draft, data: data ? { access: data } : {} });

describe('AccessibilityFeatures', () => {
  it('shows the features of the hotel', () => {
    const html = render({ hotel, rooms: [room] });
    const { getByRole, getAllByRole } = readHtml(html);
    expect(getByRole('heading', { level: 2 }).textContent).toBe('Getting around Ulysses');
    expect(getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Step-free entrance',
      'Elevator to the guest floors',
    ]);
    expect(html).toContain('eleven yards to the right');
  });

  it('shows the same facts for every accessible room', () => {
    const html = render({ hotel, rooms: [room] });
    expect(readTerms(readHtml(html).container)).toEqual([
      ['Beds', '1 king bed'],
      ['Bathing', 'Roll-in shower'],
      ['Clearances', 'Doors at least 32 inches clear, room to turn a wheelchair'],
      ['Alarms', 'Visual alarm and door bell'],
    ]);
    expect(html).toContain('Doors of 36 inches.');
    expect(html).toContain('The room you reserve is held for you');
  });

  it('shows a telephone number, and the form or the mail address that the editor chose', () => {
    const links = (html: string) =>
      readHtml(html)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    const { getByRole } = readHtml(render({ hotel, rooms: [room] }));
    expect(getByRole('link', { name: '+1 410-555-0115' }).getAttribute('href')).toBe('tel:+14105550115');
    expect(getByRole('link', { name: 'ulysses@ash.example' }).getAttribute('href')).toBe('mailto:ulysses@ash.example');
    expect(links(render({ hotel, rooms: [room] }, { contact: urlLink('/contact') }))).toContain('/contact');
    const unset = links(render({ hotel, rooms: [room] }, { contact: urlLink('') }));
    expect(unset).toContain('/contact?topic=access&hotel=ulysses');
  });

  it('says when it was checked, by the hotel’s calendar', () => {
    expect(readHtml(render({ hotel, rooms: [room] })).getByRole('time').textContent).toBe('3 May');
  });

  it('is about one room where it names one', () => {
    const html = render({ hotel, rooms: [room] }, { room: room });
    expect(html).not.toContain('The house');
    expect(readHtml(html).getByRole('link', { name: 'Corner King' }).getAttribute('href')).toBe(
      '/hotels/ulysses/rooms/corner-king',
    );
  });

  it('shows editors alone what is missing', () => {
    const bare = storyOf<'room'>('r', { component: 'room', name: 'Study', accessible: true });
    const html = render({ hotel, rooms: [bare] }, {}, true);
    for (const lack of ['no accessibility detail', 'which beds', 'how to bathe', 'no clearances', 'no alarms']) {
      expect(html).toContain(lack);
    }
    expect(render({ hotel, rooms: [] }, {}, true)).toContain('There is no accessible room.');
    expect(render({ hotel, rooms: [bare] })).not.toContain('Not to be published');
    expect(render({ hotel, rooms: [room] }, {}, true)).not.toContain('Not to be published');
  });

  it('is nothing in public without its hotel', () => {
    expect(render(null)).toBe('');
    expect(render(null, {}, true)).toContain('Choose a hotel');
  });
});

describe('resolveAccessibilityFeatures', () => {
  const stories = {
    hotel: [{ slug: 'ulysses', uuid: 'uuid-hotel', content: { name: 'Ulysses' } }],
    room: [
      { slug: 'corner-king', content: { accessible: true } },
      { slug: 'study', content: { accessible: false } },
    ],
  };

  it.each([
    ['the hotel named', { ...block, hotel: 'uuid-hotel' }, null],
    ['the page’s own hotel', block, 'uuid-hotel'],
  ])('reads %s with its accessible rooms', async (_whose, block, pageHotel) => {
    const reads = contentReadsOf(stories);
    const context = { ...reads, hotel: pageHotel };
    const data = await resolveAccessibilityFeatures(block, context);
    expect(data?.hotel.content.name).toBe('Ulysses');
    expect(data?.rooms.map(({ slug }) => slug)).toEqual(['corner-king']);
    expect(reads.queries).toContainEqual(expect.objectContaining({ byUuids: ['uuid-hotel'] }));
  });

  it('is null without a hotel', async () => {
    expect(await resolveAccessibilityFeatures(block, contentReadsOf(stories))).toBeNull();
  });
});
