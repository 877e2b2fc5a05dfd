import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { metafieldType, metafieldTypeNames } from '../metafields/metafield-types.ts';

export type MetafieldsSetInput = {
  ownerId: string;
  namespace?: string | null;
  key: string;
  type?: string | null;
  value: string;
};

export type MetafieldError = {
  code: 'BLANK' | 'INCLUSION' | 'INVALID_TYPE' | 'INVALID_VALUE' | 'TOO_LONG' | 'TOO_SHORT';
  field: string;
  message: string;
};

const MAX_VALUE = 65_536;

/** What is wrong with one metafield; empty when it can be written. `storedType` is that of the value it replaces. */
export function metafieldErrors(input: MetafieldsSetInput, storedType: string | null): MetafieldError[] {
  const { namespace, key, value } = input;
  const type = input.type ?? storedType;
  const shape = type === null ? null : metafieldType(type);
  return [
    ...nameErrors('namespace', namespace ?? '', 3, 255),
    ...nameErrors('key', key, 2, 64),
    ...(type === null ? [{ code: 'BLANK' as const, field: 'type', message: 'Type can’t be blank.' }] : []),
    ...(type !== null && !shape ? [inclusion(type)] : []),
    ...(storedType !== null && shape && type !== storedType ? [typeChange(storedType)] : []),
    ...(value === '' ? [{ code: 'BLANK' as const, field: 'value', message: 'Value can’t be blank.' }] : []),
    ...(value.length > MAX_VALUE ? [{ code: 'TOO_LONG' as const, field: 'value', message: 'Value is too long.' }] : []),
    ...(value && shape?.safeParse(value).success === false
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

function nameErrors(field: string, name: string, shortest: number, longest: number): MetafieldError[] {
  if (name.length < shortest) return [{ code: 'TOO_SHORT', field, message: `${field} is too short.` }];
  if (name.length > longest) return [{ code: 'TOO_LONG', field, message: `${field} is too long.` }];
  if (/^[\w-]+$/.test(name)) return [];
  return [{ code: 'INVALID_VALUE', field, message: `${field} holds letters, digits, _ and - alone.` }];
}

function inclusion(type: string): MetafieldError {
  return {
    code: 'INCLUSION',
    field: 'type',
    message: `Type ${type} is not one of ${metafieldTypeNames.join(', ')}.`,
  };
}

function typeChange(stored: string): MetafieldError {
  return { code: 'INVALID_TYPE', field: 'type', message: `Type can’t be changed: it is ${stored}.` };
}
