import { emptyNotes, notingReads, type ReadNotes } from '#cache/read-notes.ts';
import type { PageHandler } from '../web-server.ts';

const notesOf = new WeakMap<Request, ReadNotes>();

/** Makes the notes of what the pages will read to answer this very request. */
export function noteReadsOf(request: Request): ReadNotes {
  const notes = emptyNotes();
  notesOf.set(request, notes);
  return notes;
}

/**
 * The pages, noting what they read where somebody asked for notes. The notes begin here, beneath the queue of requests,
 * whose turns begin in the asynchronous context of other requests.
 */
export function noteReads(pages: PageHandler): PageHandler {
  return (request, address) => {
    const notes = notesOf.get(request);
    return notes ? notingReads(notes, () => pages(request, address)) : pages(request, address);
  };
}
