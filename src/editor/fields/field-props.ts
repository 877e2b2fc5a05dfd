import type { ReactNode } from 'react';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import type { FieldSchema } from '../api/component-schema.ts';

export type ChangeBlock = (block: BlockValue, key: string | null) => void;
/** The fields of a block within a field. */
export type RenderFields = (props: { block: BlockValue; onChange: ChangeBlock }) => ReactNode;

/** What the control of a field is given. */
export type FieldProps = {
  /** Unique on the page; that of the control. */
  id: string;
  label: string;
  schema: FieldSchema;
  value: unknown;
  /** `key` names the step of undo that a change belongs to; null: one of its own. Without it, the field's. */
  onChange: (value: unknown, key?: string | null) => void;
  /** Blocks stand in fields of blocks: the component that shows their fields in turn. */
  fields: RenderFields;
  /** The ids of the hint and of what the publish check says, where there is any. */
  describedBy: string | undefined;
};
