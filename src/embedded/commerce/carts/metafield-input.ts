import { metafieldType } from '../metafields/metafield-types.ts';

export type MetafieldInput = { key: string; type: string; value: string };
export type MetafieldName = { namespace: string; key: string };

/** What is wrong with a metafield; `field` is the name of the input's field. */
export type MetafieldError = { code: MetafieldErrorCode; field: 'key' | 'type' | 'value'; message: string };
export type MetafieldErrorCode = 'BLANK' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_TYPE' | 'INVALID_VALUE';

/** The namespace of keys that name none; at the vendor it belongs to the calling app. */
export const OWN_NAMESPACE = 'app--storefront';

const MAX_VALUE = 10_000;
/** Reads `namespace.key`, or a key alone. */
export function readMetafieldName(key: string): MetafieldName {
  const dot = key.indexOf('.');
  return dot < 0 ? { namespace: OWN_NAMESPACE, key } : { namespace: key.slice(0, dot), key: key.slice(dot + 1) };
}

/** The first thing wrong with a metafield, or null. */
export function metafieldError({ key, type, value }: MetafieldInput): MetafieldError | null {
  const name = readMetafieldName(key);
  const fieldError = (code: MetafieldErrorCode, field: MetafieldError['field'], message: string) => ({
    code,
    field,
    message,
  });
  if (name.key.trim() === '') return fieldError('BLANK', 'key', 'The key must not be blank.');
  if (name.key.length < 2) return fieldError('TOO_SHORT', 'key', 'The key must have 2 characters or more.');
  if (name.key.length > 64 || name.namespace.length > 255) return fieldError('TOO_LONG', 'key', 'The key is too long.');
  const shape = metafieldType(type);
  if (!shape) return fieldError('INVALID_TYPE', 'type', `The type ${type.slice(0, 60)} is not served.`);
  if (value === '') return fieldError('BLANK', 'value', 'The value must not be blank.');
  if (value.length > MAX_VALUE) return fieldError('TOO_LONG', 'value', `The value is over ${MAX_VALUE} characters.`);
  return shape.safeParse(value).success
    ? null
    : fieldError('INVALID_VALUE', 'value', `The value is not of type ${type}.`);
}
