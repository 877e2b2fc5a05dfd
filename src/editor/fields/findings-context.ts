import { createContext } from 'react';

type Finding = { severity: 'error' | 'warning'; message: string };

/** What the publish check says, where the form shows it. */
export type Findings = {
  /** By the id of the field's control. */
  fields: ReadonlyMap<string, readonly Finding[]>;
  /** How many there are in a block and the blocks in it, by its `_uid`. */
  blocks: ReadonlyMap<string, number>;
};

export const noFindings: Findings = { fields: new Map(), blocks: new Map() };
export const FindingsContext = createContext<Findings>(noFindings);

/** The id of the control of a block's field. */
export function controlId(uid: string, field: string): string {
  return `${uid}-${field}`;
}

/** `1 problem`, `2 problems`. */
export function problemCount(count: number): string {
  return count === 1 ? '1 problem' : `${count} problems`;
}
