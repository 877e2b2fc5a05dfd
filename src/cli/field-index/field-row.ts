import type { Block } from '@storyblok/schema';
import type { FieldUse } from './demonstration-values.ts';

type Field = Block['fields'][number];

/** Where a field is set and read; `uses` holds one entry for each kind of block that carries it. */
export type FieldFacts = {
  uses: readonly FieldUse[];
  /** How many blocks of the demonstration carry it. */
  blocks: number;
  files: readonly string[];
  readers: readonly string[];
};

export const tableHead = '| Field | Takes | Set | Read by |\n|---|---|---|---|';

const mostValues = 6;
const mostFiles = 8;

/** A row of the index of fields. */
export function fieldRow(field: Field, { uses, blocks, files, readers }: FieldFacts): string {
  const set =
    uses.length === 0
      ? 'nowhere'
      : `${uses.reduce((sum, { set: times }) => sum + times, 0)} of ${blocks}${values(field, uses)}: ${paths(files)}`;
  return `| \`${field.name}\` | ${takes(field)} | ${set} | ${readers.length === 0 ? 'nowhere' : paths(readers, readers.length)} |`;
}

function takes(field: Field): string {
  const limits = ['max_length', 'min_value', 'max_value', 'minimum_entries', 'maximum_entries', 'max_options'].flatMap(
    (key) => (key in field ? [`\`${key}\` ${Reflect.get(field, key)}`] : []),
  );
  const parts = [
    field.type,
    ...('options' in field && Array.isArray(field.options) ? [field.options.map(nameOf).join(', ')] : []),
    ...('datasource' in field && field.datasource ? [`datasource ${nameOf(field.datasource)}`] : []),
    ...('filter_content_type' in field ? [`story: ${[field.filter_content_type].flat().join(', ')}`] : []),
    ...limits,
    ...('required' in field && field.required ? ['**required**'] : []),
    ...('default_value' in field && field.default_value !== undefined
      ? [`default \`${String(field.default_value)}\``]
      : []),
    ...('description' in field && field.description ? [`"${String(field.description)}"`] : []),
  ];
  return cell(parts.join('; '));
}

function nameOf(option: unknown): string {
  if (typeof option !== 'object' || option === null) return String(option);
  return String(Reflect.get(option, 'value') ?? Reflect.get(option, 'slug') ?? Reflect.get(option, 'name'));
}

/** The values of numbers, switches and fixed choices; texts and relations would fill the page. */
function values(field: Field, uses: readonly FieldUse[]): string {
  const isShort = ['number', 'boolean'].includes(field.type) || 'options' in field;
  const all = [...new Set(uses.flatMap((use) => [...use.values]))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  return isShort && all.length > 0 && all.length <= mostValues
    ? ` (${all.map((value) => `\`${value}\``).join(', ')})`
    : '';
}

const paths = (files: readonly string[], most = mostFiles) =>
  `${files
    .slice(0, most)
    .map((file) => `\`${file}\``)
    .join(', ')}${files.length > most ? ` and ${files.length - most} more` : ''}`;

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
