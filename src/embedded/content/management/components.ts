import type { Hono } from 'hono';
import { z } from 'zod';
import { pageResponse, readPage } from '../cdn-request.ts';
import type { ContentContext } from '../content-context.ts';
import { listOf } from '../select-stories.ts';
import type { DocumentKind, StoredDocument } from './documents.ts';
import { idOf } from './path-id.ts';
import { readObject } from './request-body.ts';

type Collection = {
  kind: DocumentKind;
  /** Its part of the address, and its name in answers. */
  many: string;
  one: string;
  /** What a new one must have; of a change every part may be left out. */
  shape: z.ZodObject;
  /** What it has that nobody gave to it. */
  defaults: object;
};

const name = z.string().trim().min(1, 'cannot be blank').max(255, 'is longer than 255 characters');
const parent = z.int().positive().nullable().optional();
const fields = z.record(z.string(), z.looseObject({ type: z.string().min(1, 'is missing') }));

const collections: Collection[] = [
  {
    kind: 'component',
    many: 'components',
    one: 'component',
    shape: z.looseObject({
      name: name.regex(/^[\w-]+$/, 'may have letters, digits, _ and - only'),
      schema: fields.optional(),
      is_root: z.boolean().nullable().optional(),
      is_nestable: z.boolean().nullable().optional(),
      component_group_uuid: z.string().nullable().optional(),
    }),
    defaults: {
      display_name: null,
      schema: {},
      image: null,
      preview_field: null,
      is_root: false,
      is_nestable: true,
      all_presets: [],
      preset_id: null,
      component_group_uuid: null,
      color: null,
      icon: null,
      description: null,
      internal_tags_list: [],
      internal_tag_ids: [],
    },
  },
  {
    kind: 'component_group',
    many: 'component_groups',
    one: 'component_group',
    shape: z.looseObject({ name, parent_id: parent }),
    defaults: { parent_id: null, parent_uuid: null },
  },
  {
    kind: 'preset',
    many: 'presets',
    one: 'preset',
    shape: z.looseObject({ name, component_id: z.int() }),
    defaults: { preset: {}, image: null, color: null, icon: null, description: null },
  },
  {
    kind: 'internal_tag',
    many: 'internal_tags',
    one: 'internal_tag',
    shape: z.looseObject({ name, object_type: z.enum(['component', 'asset']).optional() }),
    defaults: { object_type: 'component' },
  },
  {
    kind: 'asset_folder',
    many: 'asset_folders',
    one: 'asset_folder',
    shape: z.looseObject({ name, parent_id: parent }),
    defaults: { parent_id: null, parent_uuid: null },
  },
];

/** Fields that the service keeps itself, whatever is sent. */
const kept = ['id', 'created_at', 'updated_at', 'real_name', 'parent_uuid'];

/** `/components`, `/component_groups`, `/presets`, `/internal_tags` and `/asset_folders` of a space. */
export function manageDocuments(router: Hono, { documents }: ContentContext, base: string): void {
  for (const { kind, many, one, shape, defaults } of collections) {
    const address = `${base}/${many}`;
    const wire = (document: StoredDocument, all: readonly StoredDocument[]) => ({
      ...defaults,
      ...document,
      ...(kind === 'component' && { real_name: document.name }),
      ...('parent_id' in document && { parent_uuid: all.find(({ id }) => id === document.parent_id)?.uuid ?? null }),
    });
    const answer = async (document: StoredDocument, status: 200 | 201 = 200) =>
      Response.json({ [one]: wire(document, await documents.list(kind)) }, { status });

    router.get(address, async (c) => {
      const query = new URL(c.req.url).searchParams;
      const all = await documents.list(kind);
      const found = all.filter((document) => isWanted(document, query));
      // The vendor sends all components and groups at once, and everything else by pages.
      const whole = kind === 'component' || kind === 'component_group';
      const { page, perPage } = whole ? { page: 1, perPage: Math.max(found.length, 1) } : readPage(query, 100);
      const shown = found.slice((page - 1) * perPage, page * perPage).map((document) => wire(document, all));
      return pageResponse({ [many]: shown }, found.length, perPage);
    });
    router.post(address, async (c) => {
      const given = without(await readObject(c.req.raw, one, shape), kept);
      return answer(await documents.create(kind, String(given.name), without(given, ['name'])), 201);
    });
    router.get(`${address}/:id`, async (c) => answer(await documents.find(kind, idOf(c))));
    router.on(['PUT', 'PATCH'], `${address}/:id`, async (c) => {
      const given = without(await readObject(c.req.raw, one, shape.partial()), kept);
      const renamed = given.name === undefined ? undefined : String(given.name);
      return answer(await documents.update(kind, idOf(c), renamed, without(given, ['name'])));
    });
    router.delete(`${address}/:id`, async (c) => answer(await documents.remove(kind, idOf(c))));
  }
}

function isWanted(document: StoredDocument, query: URLSearchParams): boolean {
  const search = query.get('search')?.toLowerCase();
  const ids = listOf(query, 'by_ids');
  const group = query.get('in_group');
  const type = query.get('by_object_type');
  const parentId = query.get('with_parent');
  return (
    (!search || document.name.toLowerCase().includes(search)) &&
    (!ids || ids.includes(String(document.id))) &&
    (!group || document.component_group_uuid === group) &&
    (!type || document.object_type === type) &&
    (!parentId || String(document.parent_id ?? 0) === parentId)
  );
}

function without(value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).filter(([field, part]) => part !== undefined && !names.includes(field)),
  );
}
