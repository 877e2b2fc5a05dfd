import { validateStory } from '@storyblok/schema';
import { describe, expect, test } from 'vitest';
import { schema } from '#blocks/schemas.ts';
import { nameUuid, storyUuid } from '#protocol/storyblok/story-uuid.ts';
import { withBlockUids } from '#services/content/block-uids.ts';
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

function datasourceOf(field: object): string | undefined {
  if ('datasource_slug' in field) return String(field.datasource_slug);
  const datasource = 'datasource' in field ? field.datasource : undefined;
  return typeof datasource === 'object' && datasource !== null && 'slug' in datasource
    ? String(datasource.slug)
    : String(datasource);
}
