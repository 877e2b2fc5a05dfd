import { validateStory } from '@storyblok/schema';
import { describe, expect, test } from 'vitest';
import { schema } from '#blocks/registry/schemas.ts';
import { withBlockUids } from '#embedded/content/block-uids.ts';
import { nameUuid, storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { contentSeed } from './seed.ts';

const today = new Date('2027-03-09T15:00:00Z');
const { stories, datasources } = contentSeed(today);
const slugs = new Set(stories.map((story) => story.full_slug));
const uuids = new Set([...slugs].map(storyUuid));

type Found = { path: string; value: Record<string, unknown> };

/** Every object within a value, with the way to it. */
function objects(value: unknown, path = ''): Found[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.entries(value).flatMap(([key, item]) => objects(item, `${path}.${key}`));
  return Array.isArray(value) ? inner : [{ path, value: value as Record<string, unknown> }, ...inner];
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

const fieldsOf = (component: unknown) =>
  Object.values(schema.blocks).find(({ name }) => name === component)?.fields ?? [];

test('no two stories have one address', () => {
  expect(slugs.size).toBe(stories.length);
});

describe.each(stories.map((story) => [story.full_slug, story] as const))('%s', (slug, { content }) => {
  const all = objects(content);
  const page = content as Record<string, unknown>;

  test('keeps to the schema', () => {
    const { issues } = validateStory(
      { content: withBlockUids(content, (place) => nameUuid(`${slug}${place}`)) },
      schema,
    );
    expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([]);
  });

  test('links and refers to stories that are there', () => {
    const links = all
      .filter(({ value }) => value.linktype === 'story')
      .map(({ value }) => String(value.cached_url ?? value.href).replace(/^\//, ''));
    const relations = all.flatMap(({ value }) =>
      fieldsOf(value.component).flatMap((field) =>
        'source' in field && field.source === 'internal_stories' ? [value[field.name]].flat() : [],
      ),
    );
    expect(links.filter((target) => !slugs.has(target))).toEqual([]);
    expect(relations.filter((uuid) => uuid && !uuids.has(String(uuid)))).toEqual([]);
  });

  test('chooses among the choices offered', () => {
    const unknown = all.flatMap(({ value }) =>
      fieldsOf(value.component).flatMap((field) => {
        if (!('source' in field) || field.source !== 'internal') return [];
        const offered = datasources.find((datasource) => datasource.slug === datasourceOf(field))?.entries;
        const chosen = [value[field.name] ?? []].flat();
        return chosen.filter((choice) => !offered?.some((entry) => entry.value === choice));
      }),
    );
    expect(unknown).toEqual([]);
  });

  test('describes its pictures', () => {
    const decorative = all.filter(({ value }) => value.decorative === true).map(({ path }) => path);
    const silent = all.filter(
      ({ path, value }) =>
        value.fieldtype === 'asset' &&
        value.filename &&
        !value.alt &&
        !decorative.some((block) => path.startsWith(block)),
    );
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('reaches nobody outside the demonstration', () => {
    const words = strings(content).join('\n');
    const numbers = words.match(/\+1[ -]\d{3}-\d{3}-\d{4}|\(\d{3}\) ?\d{3}-\d{4}/g) ?? [];
    expect(numbers.filter((number) => !/555-01\d\d$/.test(number))).toEqual([]);
    const mails = words.match(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g) ?? [];
    expect(mails.filter((mail) => !mail.endsWith('.example'))).toEqual([]);
    const hosts = words.match(/https?:\/\/[^/\s'")]+/g) ?? [];
    expect(hosts.filter((host) => !host.endsWith('.example') && host !== 'https://www.openstreetmap.org')).toEqual([]);
  });

  test('has a title and a description that fit a list of results', () => {
    if (!fieldsOf(content.component).some(({ name }) => name === 'seo_title')) return;
    expect(String(page.seo_title ?? '').length).toBeGreaterThan(0);
    expect(String(page.seo_title).length).toBeLessThanOrEqual(60);
    const { length } = String(page.seo_description ?? '');
    expect(length, `the description has ${length} characters`).toBeGreaterThanOrEqual(120);
    expect(length, `the description has ${length} characters`).toBeLessThanOrEqual(155);
  });
});

test('what is said in one story is said in no other', () => {
  const places = Map.groupBy(
    stories.flatMap(({ full_slug, content }) =>
      objects(content).flatMap(({ value }) =>
        value.type === 'text' && String(value.text).length > 50 ? [{ words: String(value.text), full_slug }] : [],
      ),
    ),
    ({ words }) => words,
  );
  const repeated = [...places].filter(([, said]) => said.length > 1);
  expect(repeated.map(([words, said]) => `${said.map(({ full_slug }) => full_slug)}: ${words}`)).toEqual([]);
});

test.each(contentOf('event'))('the event %s lies ahead and within the day', (_, event) => {
  const start = new Date(String(event.start));
  expect(start.getTime()).toBeGreaterThan(today.getTime());
  expect(Date.parse(String(event.end))).toBeGreaterThan(start.getTime());
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    hourCycle: 'h23',
    timeZone: String(event.timezone),
  });
  expect(Number(clock.format(start))).toBeGreaterThanOrEqual(10);
  expect(Number(clock.format(start))).toBeLessThan(22);
});

test('some event comes back', () => {
  expect(contentOf('event').filter(([, event]) => event.repeat !== 'none').length).toBeGreaterThan(0);
});

test.each(contentOf('offer'))('the offer %s is on', (_, offer) => {
  expect(Date.parse(String(offer.valid_from))).toBeLessThan(today.getTime());
  expect(Date.parse(String(offer.valid_until))).toBeGreaterThan(today.getTime());
});

test.each(contentOf('hotel'))('%s has three rooms, one of them accessible and measured', (slug) => {
  const rooms = contentOf('room').filter(([, room]) => room.hotel === storyUuid(slug));
  expect(rooms.length).toBeGreaterThanOrEqual(3);
  const accessible = rooms.filter(([, room]) => room.accessible);
  expect(accessible).toHaveLength(1);
  expect(strings(accessible[0]?.[1].accessibility_detail).join(' ')).toMatch(/\d+ inches/);
  expect([accessible[0]?.[1].accessible_features ?? []].flat().length).toBeGreaterThanOrEqual(4);
});

test.each(contentOf('footer'))('the colors of %s can be read', (_, footer) => {
  expect(contrast(String(footer.footer_text_color), String(footer.footer_bg_color))).toBeGreaterThanOrEqual(4.5);
});

test.each(contentOf('menu'))('no dish of %s contradicts itself', (_, menu) => {
  const dishes = objects(menu).flatMap(({ value }) => (value.component === 'menu_item' ? [value] : []));
  expect(dishes.length).toBeGreaterThan(5);
  const wrong = dishes.filter(({ price, variants, diet, allergens }) => {
    const may = (allergen: string) => [allergens].flat().includes(allergen);
    const flesh = may('fish') || may('shellfish');
    return (
      (price === undefined && variants === undefined) ||
      ([diet].flat().includes('vegan') && (flesh || may('milk') || may('eggs'))) ||
      ([diet].flat().includes('vegetarian') && flesh) ||
      ([diet].flat().includes('gluten_free') && may('wheat'))
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** The stories of a content type, by full slug. */
function contentOf(component: string): [string, Record<string, unknown>][] {
  return stories
    .filter(({ content }) => content.component === component)
    .map((story) => [story.full_slug, story.content]);
}

/** The contrast ratio of two colors written `#rrggbb` (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function datasourceOf(field: object): string | undefined {
  if ('datasource_slug' in field) return String(field.datasource_slug);
  const datasource = 'datasource' in field ? field.datasource : undefined;
  return typeof datasource === 'object' && datasource !== null && 'slug' in datasource
    ? String(datasource.slug)
    : String(datasource);
}
