import type { BlockValue } from '#protocol/storyblok/story.ts';
import { type Component, fieldsOf } from '../api/component-schema.ts';

/** A block without content but the defaults of its fields. */
export function newBlock(component: Component | undefined, name: string): BlockValue {
  const defaults = fieldsOf(component).flatMap(([field, { default_value }]) =>
    default_value === undefined || default_value === null || default_value === '' ? [] : [[field, default_value]],
  );
  return { ...Object.fromEntries(defaults), _uid: crypto.randomUUID(), component: name };
}

/** A block with what is in it, under new ids. */
export function copyBlock(block: BlockValue): BlockValue {
  const copied = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copied);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copied(inner)]));
    return '_uid' in fields && 'component' in fields ? { ...fields, _uid: crypto.randomUUID() } : fields;
  };
  return copied(block) as BlockValue;
}
