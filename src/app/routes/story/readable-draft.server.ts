import { storyDate } from '#blocks/dates/dates.ts';
import { schema } from '#blocks/registry/schemas.ts';

type Fields = Record<string, unknown>;
type Field = { type: string; source?: string; options?: readonly { value: string }[] };

const fieldsOf: ReadonlyMap<string, ReadonlyMap<string, Field>> = new Map(
  Object.values(schema.blocks).map(({ name, fields }) => [
    name,
    new Map((fields as readonly (Field & { name: string })[]).map((field) => [field.name, field])),
  ]),
);

/**
 * A draft's content as a page can show it, in a copy: what is not of its field's type is left out, with blocks and stories inside
 * it. What is public was checked when it was published; a draft may hold whatever an editor, a command or an import wrote,
 * and is shown all the same.
 */
export function readableDraft<Content>(content: Content): Content {
  const read = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(read);
    if (!isFields(value)) return value;
    const known = typeof value.component === 'string' ? fieldsOf.get(value.component) : undefined;
    const entries = Object.entries(value).flatMap(([name, part]) => {
      const field = known?.get(name);
      const shown = field ? readField(field, part) : part;
      return shown === undefined ? [] : [[name, read(shown)]];
    });
    return Object.fromEntries(entries);
  };
  return read(content) as Content;
}

/** The value, or what of it can be read; undefined where nothing can. */
function readField({ type, source, options }: Field, value: unknown): unknown {
  const known = options && new Set(options.map((option) => option.value));
  const isChosen = (one: unknown) =>
    source === 'internal_stories'
      ? typeof one === 'string' || isFields(one)
      : typeof one === 'string' && (!known || known.has(one));
  switch (type) {
    case 'text':
    case 'textarea':
    case 'markdown':
      return typeof value === 'string' ? value : undefined;
    case 'number':
      return (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
        ? only(value, Number.isFinite(Number(value)))
        : undefined;
    case 'datetime':
      return typeof value === 'string' ? only(value, storyDate(value) !== null) : undefined;
    case 'option':
      return only(value, isChosen(value));
    case 'options':
      return Array.isArray(value) ? value.filter(isChosen) : undefined;
    case 'asset':
      return only(value, isAsset(value));
    case 'multiasset':
      return Array.isArray(value) ? value.filter(isAsset) : undefined;
    case 'bloks':
      return Array.isArray(value) ? value.filter(isFields) : undefined;
    case 'table':
      return only(value, isTable(value));
    case 'richtext':
    case 'multilink':
      return only(value, isFields(value));
    default:
      return value;
  }
}

function only(value: unknown, isReadable: boolean): unknown {
  return isReadable ? value : undefined;
}

function isAsset(value: unknown): boolean {
  return isFields(value) && typeof value.filename === 'string';
}

function isTable(value: unknown): boolean {
  const areCells = (cells: unknown) => Array.isArray(cells) && cells.every(isFields);
  if (!isFields(value) || !Array.isArray(value.tbody)) return false;
  return areCells(value.thead) && value.tbody.every((row) => isFields(row) && areCells(row.body));
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
