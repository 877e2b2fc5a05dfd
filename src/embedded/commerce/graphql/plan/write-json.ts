/**
 * A piece of JSON, at once or when what it is made of has been read: its bytes in UTF-8, each of them one character. So
 * pieces are put together and sent without being encoded again, which would take longer than all else.
 */
export type Piece = string | Promise<string>;

/** What JSON has beside ASCII is the text of its strings. */
const beyondAscii = /[^\0-\x7f]/;

/** The piece that JSON is. */
export function pieceOf(json: string): string {
  return beyondAscii.test(json) ? Buffer.from(json).toString('latin1') : json;
}

/** The bytes of a piece. */
export function bytesOf(piece: string): Buffer {
  return Buffer.from(piece, 'latin1');
}

export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}

/** Writes an object: each field after its `prefix`, its name and a colon. All fields are begun before one is waited for. */
export function writeObject<Field extends { prefix: string }>(
  fields: readonly Field[],
  write: (field: Field) => Piece,
): Piece {
  const pieces = begin(fields, write);
  if (isWritten(pieces)) return objectOf(fields, pieces);
  return Promise.all(pieces).then((written) => objectOf(fields, written));
}

/** Writes a list. Items may be promises. All are begun before one is waited for. */
export function writeList(items: readonly unknown[], write: (item: unknown) => Piece): Piece {
  const pieces = begin(items, (item) => (isPromise(item) ? item.then(write) : write(item)));
  if (isWritten(pieces)) return `[${pieces.join(',')}]`;
  return Promise.all(pieces).then((written) => `[${written.join(',')}]`);
}

/** What throws is a rejected promise, so that all that was begun beside it is waited for with it. */
function begin<Item>(items: readonly Item[], write: (item: Item) => Piece): Piece[] {
  return items.map((item) => {
    try {
      return write(item);
    } catch (error) {
      return Promise.reject(error);
    }
  });
}

function isWritten(pieces: readonly Piece[]): pieces is string[] {
  return pieces.every((piece) => typeof piece === 'string');
}

function objectOf(fields: readonly { prefix: string }[], pieces: readonly string[]): string {
  const parts: string[] = [];
  for (const [index, { prefix }] of fields.entries()) parts.push(prefix + (pieces[index] ?? 'null'));
  return `{${parts.join(',')}}`;
}
