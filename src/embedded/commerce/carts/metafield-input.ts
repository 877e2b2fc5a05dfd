import { metafieldType } from '../metafields/metafield-types.ts';

export type MetafieldInput = { key: string; type: string; value: string };
export type MetafieldName = { namespace: string; key: string };

/** What is wrong with a metafield; `field` is the name of the input's field. */
export type MetafieldFault = { code: MetafieldFaultCode; field: 'key' | 'type' | 'value'; message: string };
export type MetafieldFaultCode = 'BLANK' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_TYPE' | 'INVALID_VALUE';

/** The namespace of keys that name none; at the vendor it belongs to the calling app. */
export const OWN_NAMESPACE = 'app--storefront';

const MAX_VALUE = 10_000;
/** Reads `namespace.key`, or a key alone. */
export function readMetafieldName(key: string): MetafieldName {
  const dot = key.indexOf('.');
  return dot < 0 ? { namespace: OWN_NAMESPACE, key } : { namespace: key.slice(0, dot), key: key.slice(dot + 1) };
}

/** The first thing wrong with a metafield, or null. */
export function metafieldFault({ key, type, value }: MetafieldInput): MetafieldFault | null {
  const name = readMetafieldName(key);
  const fault = (code: MetafieldFaultCode, field: MetafieldFault['field'], message: string) => ({
    code,
    field,
    message,
  });
  if (name.key.trim() === '') return fault('BLANK', 'key', 'The key must not be blank.');
  if (name.key.length < 2) return fault('TOO_SHORT', 'key', 'The key must have 2 characters or more.');
  if (name.key.length > 64 || name.namespace.length > 255) return fault('TOO_LONG', 'key', 'The key is too long.');
  const shape = metafieldType(type);
  if (!shape) return fault('INVALID_TYPE', 'type', `The type ${type.slice(0, 60)} is not served.`);
  if (value === '') return fault('BLANK', 'value', 'The value must not be blank.');
  if (value.length > MAX_VALUE) return fault('TOO_LONG', 'value', `The value is over ${MAX_VALUE} characters.`);
  return shape.safeParse(value).success ? null : fault('INVALID_VALUE', 'value', `The value is not of type ${type}.`);
}
