import type { BlockValue, Story } from '#protocol/storyblok/story.ts';
import { schema } from '../registry/schemas.ts';
import { partialDouble } from './partial-double.ts';

type Field = {
  name: string;
  type: string;
  source?: string;
  filter_content_type?: readonly string[];
  options?: readonly { value: string }[];
  allow?: readonly (string | { name: string })[];
};
const fieldsOf: ReadonlyMap<string, readonly Field[]> = new Map(
  Object.values(schema.blocks).map(({ name, fields }) => [name, fields as readonly Field[]]),
);

const text = (words: string, marks?: object[]) => ({ type: 'text', text: words, ...(marks && { marks }) });
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const asset = (fields: object) => ({ fieldtype: 'asset', id: 1, filename: '', alt: '', focus: '', ...fields });
const link = (fields: object) => ({
  fieldtype: 'multilink',
  linktype: 'url',
  id: '',
  url: '',
  cached_url: '',
  ...fields,
});

/** A whole value of a field, as its control stores it. */
function wholeValue(field: Field, depth: number): unknown {
  switch (field.type) {
    case 'text':
      return field.name === 'timezone' ? 'America/Detroit' : 'Words';
    case 'textarea':
    case 'markdown':
      return 'Words\nand more';
    case 'richtext':
      return doc(paragraph(text('Words')));
    case 'number':
      return '3';
    case 'datetime':
      // At the time of the test a section's window is open.
      return field.name === 'show_from' ? '2026-05-01 00:00' : '2026-08-01 18:00';
    case 'boolean':
      return true;
    case 'option':
      return field.source === 'internal_stories' ? wholeStory(field, depth) : (field.options?.[0]?.value ?? 'value');
    case 'options':
      return field.source === 'internal_stories'
        ? [wholeStory(field, depth)]
        : (field.options?.map(({ value }) => value) ?? ['value']);
    case 'asset':
      return asset({ filename: '/f/artwork/siren.svg', alt: 'A drawing' });
    case 'multiasset':
      return [asset({ filename: '/f/artwork/siren.svg', alt: 'A drawing' })];
    case 'multilink':
      return link({ url: 'https://ash.example/' });
    case 'table':
      return table([['a', 'b']]);
    case 'bloks':
      return depth > 2 ? [] : allowedIn(field).map((name) => wholeBlock(name, depth + 1));
    default:
      throw new Error(`no value for fields of the type ${field.type}`);
  }
}

const allowedIn = ({ allow = [] }: Field) => allow.map((part) => (typeof part === 'string' ? part : part.name));
const cell = (value: unknown) => ({ _uid: 'cell', component: '_table_col', value });
const table = (rows: unknown[][]) => ({
  fieldtype: 'table',
  thead: [cell('Head'), cell('Other')],
  tbody: rows.map((row) => ({ _uid: 'row', component: '_table_row', body: row.map(cell) })),
});

let uids = 0;
/** A block with a value in every field. */
export function wholeBlock(component: string, depth: number): BlockValue {
  const fields = fieldsOf.get(component) ?? [];
  // Sections of pages are tried one by one; here they would be counted thousands of times.
  const own = fields.filter(({ name }) => name !== 'body' || depth > 0);
  return {
    ...Object.fromEntries(own.map((field) => [field.name, wholeValue(field, depth)])),
    _uid: `uid-${uids++}`,
    component,
  };
}

function wholeStory({ filter_content_type: [component = 'page'] = [] }: Field, depth: number): unknown {
  return depth > 1 ? 'a-uuid' : storyWith(wholeBlock(component, depth + 1));
}

export function storyWith(content: BlockValue): Story {
  const { component } = content;
  const slug = `drafts/${component}`;
  const dates = { created_at: '2026-01-01T00:00:00Z', published_at: null, first_published_at: null };
  const names = { name: 'Draft', slug: component, full_slug: slug };
  return partialDouble<Story>({ id: 7, uuid: `uuid-${component}`, ...names, ...dates, content });
}

/** What a field holds while somebody is typing, has not begun, or has emptied it. */
function halfTypedValues({ type, source }: Field): unknown[] {
  const always = [undefined, null, ''];
  switch (type) {
    case 'text':
    case 'textarea':
    case 'markdown':
      return [...always, ' ', 'America/', '25:9', '{', '%', '#', 'https://[', '2026-13'];
    case 'number':
      return [...always, '-', '1e', 'x', '1e999', '-1', '0'];
    case 'datetime':
      return [...always, '2026-', '2026-13-45 25:99', '275760-10-01 00:00', '0000-01-01 00:00'];
    case 'richtext':
      return [
        ...always,
        doc(),
        { type: 'doc' },
        doc({ type: 'paragraph' }),
        doc({ type: 'heading' }),
        doc({ type: 'image' }),
        doc({ type: 'image', attrs: { src: null } }),
        doc({ type: 'bullet_list' }, { type: 'blockquote' }, { type: 'code_block' }, { type: 'unknown' }),
        doc({ type: 'blok', attrs: {} }, { type: 'blok', attrs: { body: [{ _uid: 'x', component: 'unknown' }] } }),
        doc(paragraph(text('a', [{ type: 'link' }]), text('b', [{ type: 'link', attrs: { href: null } }]))),
        doc(paragraph(text('a', [{ type: 'link', attrs: { href: 'https://[', linktype: 'url' } }]))),
      ];
    case 'option':
      return [
        ...always,
        'none of them',
        ...(source === 'internal_stories' ? [storyWith({ _uid: 's', component: 'page' })] : []),
      ];
    case 'options':
      return [...always, [], [''], ['none of them'], [null]];
    case 'asset':
      return [
        ...always,
        {},
        asset({}),
        asset({ filename: null, alt: null }),
        asset({ filename: 'x', focus: '1x' }),
        asset({ filename: 'https://[' }),
      ];
    case 'multiasset':
      return [...always, [], [null], [{}], [asset({}), asset({ filename: null })]];
    case 'multilink':
      return [
        ...always,
        {},
        link({}),
        link({ url: 'https://[' }),
        link({ url: 'https:' }),
        link({ url: null }),
        link({ linktype: 'story' }),
        link({ linktype: 'story', id: 'gone', cached_url: 'gone' }),
        link({ linktype: 'email' }),
        link({ linktype: 'email', email: '@' }),
        link({ linktype: 'asset' }),
        link({ linktype: 'story', anchor: '#' }),
      ];
    case 'table':
      return [
        ...always,
        {},
        table([]),
        table([[]]),
        table([[null]]),
        { fieldtype: 'table', thead: [], tbody: [] },
        { fieldtype: 'table', thead: null, tbody: [{}] },
      ];
    case 'bloks':
      return [...always, [], [{ _uid: 'x', component: 'unknown' }]];
    default:
      return always;
  }
}

/** Contents of which some fields are half typed and the others whole: each half-typed value of each field stands in one. */
export function halfTyped(whole: BlockValue): BlockValue[] {
  const all = (fieldsOf.get(whole.component) ?? []).map((field, index) => {
    const values = [...halfTypedValues(field), ...withEmptyBlocks(whole[field.name])];
    return { name: field.name, values, turn: index % turns };
  });
  const most = Math.max(0, ...all.map(({ values }) => values.length));
  return Array.from({ length: most * turns }, (_, index) => {
    const fields = all.filter(({ turn, values }) => turn === index % turns && index < values.length * turns);
    const changed = fields.map(({ name, values }) => [name, values[Math.floor(index / turns)]]);
    return { ...whole, ...Object.fromEntries(changed) };
  });
}

/** Of so many fields that follow each other, one at a time is half typed. */
const turns = 3;

/** A list of blocks with one of them as it is when it was just added. */
function withEmptyBlocks(nested: unknown): unknown[] {
  if (!Array.isArray(nested) || !nested.every(isBlock)) return [];
  return nested.map(({ _uid, component }, index) => nested.with(index, { _uid, component }));
}

function isBlock(value: unknown): value is BlockValue {
  return typeof value === 'object' && value !== null && 'component' in value && '_uid' in value;
}
