import type { BlockValue } from '#protocol/storyblok/story.ts';

/** The content of a story as it was changed step by step: what undo and redo move along. */
export type History = {
  past: readonly BlockValue[];
  present: BlockValue;
  future: readonly BlockValue[];
  /** What the last change was of; another change of the same is the same step. */
  key: string | null;
};

/** Steps that can be undone. */
const mostSteps = 200;

export function startHistory(content: BlockValue): History {
  return { past: [], present: content, future: [], key: null };
}

/** A new step; with the `key` of the step before, such as the next letter in one field, that step goes on. */
export function change(history: History, present: BlockValue, key: string | null): History {
  if (key !== null && key === history.key) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-mostSteps), present, future: [], key };
}

export function undo(history: History): History {
  const present = history.past.at(-1);
  if (!present) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], key: null };
}

export function redo(history: History): History {
  const [present, ...future] = history.future;
  return present ? { past: [...history.past, history.present], present, future, key: null } : history;
}
