import { readdirSync } from 'node:fs';
import { type ValidationIssue, validateSchema, validateStory } from '@storyblok/schema';
import { expect, expectTypeOf, test } from 'vitest';
import { megaMenuExample } from '../examples/example-menu.ts';
import type { StoryOf } from '../stories/stories.ts';
import { examples } from './examples.generated.ts';
import { type Blocks, relations, schema } from './schemas.ts';

const said = (issues: ValidationIssue[]) => issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

/** A page whose body takes every example, those too that stand elsewhere than in a page's body. */
const openSchema = {
  ...schema,
  blocks: { ...schema.blocks, page: { ...schema.blocks.page, fields: [{ name: 'body', type: 'bloks' as const }] } },
};

test('the schema has no errors', () => {
  expect(said(validateSchema(schema).issues)).toEqual([]);
});

test('every block stands under its own name', () => {
  for (const [name, block] of Object.entries(schema.blocks)) expect(block.name).toBe(name);
});

test('every folder with a schema is in the schema', () => {
  const folders = readdirSync(new URL('..', import.meta.url), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.name === 'schema.ts')
    .map((entry) => entry.parentPath.split('/').at(-1)?.replaceAll('-', '_'));
  expect(folders.length).toBeGreaterThan(20);
  expect(Object.keys(schema.blocks)).toEqual(expect.arrayContaining(folders));
});

test.each(Object.entries({ ...examples, mega_menu: megaMenuExample }))('the example of %s is valid', (_, example) => {
  const story = { content: { _uid: 'page', component: 'page', body: [example] } };
  expect(said(validateStory(story, openSchema).issues)).toEqual([]);
});

test('an error in a nested block is found', () => {
  const cta = { _uid: 'cta', component: 'cta', label: 'A label that is far longer than a button can be' };
  const hero = { ...examples.hotel_hero, ctas: [cta] };
  const { issues } = validateStory(
    { content: { _uid: 'page', component: 'page', title: 'Home', body: [hero] } },
    schema,
  );
  expect(said(issues)).toEqual([
    expect.stringContaining('content.body.0.ctas.0.label: Text length'),
    expect.stringContaining('content.body.0.ctas.0.link: Missing required field'),
  ]);
});

test('relations are every field that refers to stories, and no other', () => {
  expect(relations).toEqual(expect.arrayContaining(['hotel.city', 'room_carousel.rooms', 'menu_ref.menu']));
  expect(relations).not.toContain('hotel_hero.ctas');
  expect(relations).not.toContain('hotel.amenities');
});

test('every content type a relation names is one', () => {
  const types = Object.values(schema.blocks).filter((block) => block.is_root);
  const named = Object.values(schema.blocks).flatMap((block) =>
    block.fields.flatMap((field) => ('filter_content_type' in field ? field.filter_content_type : [])),
  );
  expect(named.length).toBeGreaterThanOrEqual(relations.length);
  expect(types.map((type) => type.name)).toEqual(expect.arrayContaining(named));
});

test('content is typed by its schema', () => {
  expectTypeOf<Blocks['hotel_hero']['heading']>().toEqualTypeOf<string>();
  expectTypeOf<NonNullable<Blocks['hotel_hero']['ctas']>[number]>().toEqualTypeOf<Blocks['cta']>();
  expectTypeOf<NonNullable<Blocks['hotel_hero']['overlay']>>().toEqualTypeOf<'none' | 'scrim' | 'gradient' | ''>();
});

test('a relation is typed by the stories that it resolves to', () => {
  expectTypeOf<Blocks['hotel_room_view']['room']>().toEqualTypeOf<string | StoryOf<'room'>>();
  expectTypeOf<NonNullable<Blocks['room_carousel']['rooms']>>().toEqualTypeOf<(string | StoryOf<'room'>)[]>();
  expectTypeOf<Blocks['global_elements']['elements'][number]>().toEqualTypeOf<
    string | StoryOf<'global_element'> | StoryOf<'header'> | StoryOf<'footer'>
  >();
});
