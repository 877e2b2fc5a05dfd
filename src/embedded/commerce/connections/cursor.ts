import { z } from 'zod';
import { requestError } from '../graphql/errors.ts';

/** A place in a sorted list: the value sorted by, and the id that orders equal values. It outlives inserts elsewhere. */
export type Cursor = { id: number; value: string | number };

/** PostgreSQL holds no NUL in a text; a list never gave one out. */
const sortText = z.string().refine((text) => !text.includes('\u0000'));
const cursorShape = z.object({ last_id: z.number().int(), last_value: z.union([sortText, z.number().int()]) });

/** Writes a place in a list as clients carry it: base64 of the vendor's own two fields. */
export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify({ last_id: cursor.id, last_value: cursor.value })).toString('base64');
}

/** Reads a cursor this service gave out; throws BAD_REQUEST for anything else. */
export function decodeCursor(text: string): Cursor {
  const parsed = cursorShape.safeParse(parseJson(Buffer.from(text, 'base64').toString('utf8')));
  if (!parsed.success) throw invalidCursor();
  return { id: parsed.data.last_id, value: parsed.data.last_value };
}

/** The cursor is not one of ours, or belongs to a list sorted by something else. */
export function invalidCursor() {
  return requestError('Invalid cursor for current pagination sort.', 'BAD_REQUEST');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
