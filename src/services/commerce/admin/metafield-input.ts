import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';

export type MetafieldsSetInput = {
  ownerId: string;
  namespace?: string | null;
  key: string;
  type?: string | null;
  value: string;
};

export type MetafieldFault = {
  code: 'BLANK' | 'INCLUSION' | 'INVALID_TYPE' | 'INVALID_VALUE' | 'TOO_LONG' | 'TOO_SHORT';
  field: string;
  message: string;
};

const MAX_VALUE = 65_536;

/** The types that are taken, and how a value of each looks. */
const types: Record<string, (value: string) => boolean> = {
  boolean: (value) => value === 'true' || value === 'false',
  date: isDate,
  date_time: (value) => /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value)),
  json: isJson,
  multi_line_text_field: () => true,
  number_integer: (value) => /^-?\d{1,16}$/.test(value),
  single_line_text_field: (value) => !/[\r\n]/.test(value),
};

/** What is wrong with one metafield; empty when it can be written. `keptType` is that of the value it replaces. */
export function metafieldFaults(input: MetafieldsSetInput, keptType: string | null): MetafieldFault[] {
  const { namespace, key, value } = input;
  const type = input.type ?? keptType;
  return [
    ...nameFaults('namespace', namespace ?? '', 3, 255),
    ...nameFaults('key', key, 2, 64),
    ...(type === null ? [{ code: 'BLANK' as const, field: 'type', message: 'Type can’t be blank.' }] : []),
    ...(type !== null && !types[type] ? [inclusion(type)] : []),
    ...(keptType !== null && type !== null && types[type] && type !== keptType ? [typeChange(keptType)] : []),
    ...(value === '' ? [{ code: 'BLANK' as const, field: 'value', message: 'Value can’t be blank.' }] : []),
    ...(value.length > MAX_VALUE ? [{ code: 'TOO_LONG' as const, field: 'value', message: 'Value is too long.' }] : []),
    ...(value && type && types[type]?.(value) === false
      ? [{ code: 'INVALID_VALUE' as const, field: 'value', message: `Value is not a ${type}.` }]
      : []),
  ];
}

/** Whose metafield it is, when there is such an owner: customers alone, for nothing else is written from outside. */
export async function ownerOf({ db }: CommerceContext, ownerId: string) {
  const id = numberOfType(ownerId, 'Customer');
  if (id === null) return null;
  const row = await db
    .selectFrom('commerce_customer')
    .select('id')
    .where('id', '=', id)
    .where('email', 'is not', null)
    .executeTakeFirst();
  return row ? { __typename: 'Customer', key: row.id } : null;
}

function nameFaults(field: string, name: string, shortest: number, longest: number): MetafieldFault[] {
  if (name.length < shortest) return [{ code: 'TOO_SHORT', field, message: `${field} is too short.` }];
  if (name.length > longest) return [{ code: 'TOO_LONG', field, message: `${field} is too long.` }];
  if (/^[\w-]+$/.test(name)) return [];
  return [{ code: 'INVALID_VALUE', field, message: `${field} holds letters, digits, _ and - alone.` }];
}

function inclusion(type: string): MetafieldFault {
  return { code: 'INCLUSION', field: 'type', message: `Type ${type} is not one of ${Object.keys(types).join(', ')}.` };
}

function typeChange(kept: string): MetafieldFault {
  return { code: 'INVALID_TYPE', field: 'type', message: `Type can’t be changed: it is ${kept}.` };
}

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
