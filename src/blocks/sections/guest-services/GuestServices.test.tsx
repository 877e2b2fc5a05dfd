import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../examples/example-rich-text.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { guestServicesExample } from './example.ts';
import { GuestServices } from './GuestServices.tsx';
import { findServices, serviceGroups } from './service-groups.ts';

const service = (title: string, extra: Partial<Blocks['service_item']> = {}): Blocks['service_item'] => ({
  _uid: title,
  component: 'service_item',
  title,
  ...extra,
});
const block: Blocks['guest_services'] = {
  _uid: 'services',
  component: 'guest_services',
  heading: 'Services',
  services: [
    service('Bicycles', { category: 'getting_about', body: paragraphs('Six, with bells.') }),
    service('Second key', { category: 'arrival', phone: '+1 313-555-0104', hours: 'Day and night' }),
    service('Bags', { category: 'arrival' }),
    service('Maps', { category: 'getting_about' }),
  ],
};
const render = (extra: Partial<Blocks['guest_services']> = {}, draft = false) =>
  renderOnPage(<GuestServices block={{ ...block, ...extra }} />, { draft });

describe('GuestServices', () => {
  it('lists the services by their kind, each under a heading that opens', () => {
    const html = render();
    const { container, getAllByRole } = readHtml(html);
    expect(container.querySelectorAll('details > summary h4')).toHaveLength(4);
    expect(getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      'H2 Services',
      'H3 Coming and going',
      'H4 Second key',
      'H4 Bags',
      'H3 Getting about',
      'H4 Bicycles',
      'H4 Maps',
    ]);
  });

  it('makes telephone numbers links', () => {
    const { getByRole } = readHtml(render());
    expect(getByRole('link', { name: '+1 313-555-0104' }).getAttribute('href')).toBe('tel:+13135550104');
  });

  it.each(['list', 'cards'] as const)('shows everything at once as %s', (layout) => {
    const html = render({ layout });
    expect(readHtml(html).container.querySelector('details')).toBeNull();
    expect(html).toContain('Six, with bells.');
  });

  it('offers the popup without opening it; where no script runs its words stand in the page', () => {
    const html = render({ popup_enabled: true, popup_title: 'Need a hand?', popup_body: paragraphs('Ring nine.') });
    const { container, getByRole } = readHtml(html);
    expect(container.querySelector('[data-state="idle"]')).not.toBeNull();
    expect(getByRole('button', { name: 'Need a hand?' }).getAttribute('aria-expanded')).toBe('false');
    expect(html).toContain('Ring nine.');
    expect(getByRole('region', { name: 'Need a hand?' }).id).not.toBe('');
  });

  it('has no popup unless it is wanted and says something', () => {
    const popup = (extra: Partial<Blocks['guest_services']>) =>
      readHtml(render(extra)).container.querySelector('[data-state]');
    expect(popup({ popup_enabled: false, popup_title: 'Need a hand?' })).toBeNull();
    expect(popup({ popup_enabled: true })).toBeNull();
  });

  it('is nothing in public without services', () => {
    expect(render({ services: [] })).toBe('');
    expect(render({ services: [] }, true)).toContain('Add at least one service.');
  });

  it('shows its example', () => {
    expect(renderOnPage(<GuestServices block={guestServicesExample} />)).toContain('A second key');
  });
});

describe('findServices', () => {
  const services = block.services ?? [];
  it.each([
    ['', ['Bicycles', 'Second key', 'Bags', 'Maps']],
    ['BELLS', ['Bicycles']],
    ['night key', ['Second key']],
    ['sauna', []],
  ])('%j', (question, titles) => {
    expect(findServices(services, question).map(({ title }) => title)).toEqual(titles);
  });
});

describe('serviceGroups', () => {
  it('gives a single group no heading, and puts services without a kind last', () => {
    expect(serviceGroups([service('a'), service('b')])).toMatchObject([{ name: null, services: [{}, {}] }]);
    const pairs = ['a', 'b'].flatMap((title) => [service(title), service(`room ${title}`, { category: 'room' })]);
    expect(serviceGroups(pairs).map(({ name }) => name)).toEqual(['In your room', 'And also']);
  });

  it('leaves the names out where they would stand over one service each', () => {
    const groups = serviceGroups([service('a', { category: 'house' }), service('b', { category: 'arrival' })]);
    expect(groups).toMatchObject([{ name: null, services: [{ title: 'b' }, { title: 'a' }] }]);
    expect(serviceGroups([])).toEqual([]);
  });
});
