import { AsyncLocalStorage } from 'node:async_hooks';

/** What the reads of one rendering say about how long its result holds. */
export type ReadNotes = {
  /** Names of everything that was read; a change of one of these makes the result old. */
  tags: Set<string>;
  /** When the result is another one without any change, in ms since 1970; Infinity for never. */
  changesAt: number;
  /** Whether a read failed, so that something may be missing from the result. */
  hasFailed: boolean;
};

const underWay = new AsyncLocalStorage<ReadNotes>();

/** Does work whose reads are noted in `notes`. */
export function notingReads<Result>(notes: ReadNotes, work: () => Result): Result {
  return underWay.run(notes, work);
}

export function emptyNotes(): ReadNotes {
  return { tags: new Set(), changesAt: Number.POSITIVE_INFINITY, hasFailed: false };
}

/** Says what the rendering under way has read. Outside of one it does nothing. */
export function noteTags(tags: Iterable<string>): void {
  const notes = underWay.getStore();
  if (notes) for (const tag of tags) notes.tags.add(tag);
}

/** Says when the rendering under way would have another result; the earliest of these counts. */
export function noteChangesAt(at: Date | null): void {
  const notes = underWay.getStore();
  if (notes && at) notes.changesAt = Math.min(notes.changesAt, at.getTime());
}

/** Says that a read of the rendering under way has failed. */
export function noteFailure(): void {
  const notes = underWay.getStore();
  if (notes) notes.hasFailed = true;
}
