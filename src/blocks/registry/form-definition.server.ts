import type { SectionData } from '../contract/section-data.ts';
import type { FormDefinition } from '../forms/form-fields.ts';
import { formDefinitions } from './form-definitions.generated.ts';
import type { resolvers } from './resolvers.generated.ts';
import type { Blocks } from './schemas.ts';

type FormName = keyof typeof formDefinitions;
type DataOf<Name> = Name extends keyof typeof resolvers ? SectionData<Name> : never;
type Builders = { [Name in FormName]: (block: Blocks[Name], data: DataOf<Name> | null, now: Date) => FormDefinition };

/** The form that a section is; null for any other section. `data` is what its `resolve.server.ts` fetched. */
export function formDefinition(
  block: { _uid: string; component: string },
  data: unknown,
  now: Date,
): FormDefinition | null {
  return isForm(block) ? build(block.component, block, data, now) : null;
}

function build<Name extends FormName>(name: Name, block: Blocks[Name], data: unknown, now: Date): FormDefinition {
  const all: Builders = formDefinitions;
  return all[name](block, data as DataOf<Name> | null, now);
}

function isForm(block: { _uid: string; component: string }): block is Blocks[FormName] {
  return Object.hasOwn(formDefinitions, block.component);
}
