import type { Blocks } from '../registry/schemas.ts';

/** What the component of a section is given: its content alone. */
export type BlockProps<Name extends keyof Blocks> = { block: Blocks[Name] };
