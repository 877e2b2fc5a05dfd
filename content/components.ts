import { schema } from '#blocks/registry/schemas.ts';
import type { ComponentSeed } from '#embedded/content/content-seed.ts';

/** The content model as the management API has it: every block with its fields by name, in their order. */
export const componentSeeds: ComponentSeed[] = Object.values(schema.blocks).map((block) => {
  const { name, fields, ...rest } = block;
  const ordered = fields.map(({ name: field, ...settings }, pos) => [field, { ...settings, pos }] as const);
  return { ...rest, name, schema: Object.fromEntries(ordered) };
});
