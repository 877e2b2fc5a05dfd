import { requestError } from '../graphql/errors.ts';
import { type Cursor, decodeCursor } from './cursor.ts';

/** The paging arguments every connection takes; `first` or `last` above `maxPageSize` is refused with BAD_REQUEST. */
export type PageArguments = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
};

/** A page asked for: `size` items `from` one end, between two cursors. */
export type Page = {
  size: number;
  from: 'start' | 'end';
  after: Cursor | null;
  before: Cursor | null;
  reverse: boolean;
};

const maxPageSize = 250;

/** Checks paging arguments; throws BAD_REQUEST when neither or both ends are named, or the page is out of bounds. */
export function readPage(args: PageArguments): Page {
  const { first, last } = args;
  if (first == null && last == null) throw requestError('you must provide one of first or last', 'BAD_REQUEST');
  if (first != null && last != null)
    throw requestError('providing both first and last is not supported', 'BAD_REQUEST');
  const name = first == null ? 'last' : 'first';
  const size = first ?? last ?? 0;
  if (size < 0) throw requestError(`${name} cannot be less than 0`, 'BAD_REQUEST');
  if (size > maxPageSize) throw requestError(`${name} cannot exceed ${maxPageSize}`, 'BAD_REQUEST');
  return {
    size,
    from: name === 'first' ? 'start' : 'end',
    after: args.after == null ? null : decodeCursor(args.after),
    before: args.before == null ? null : decodeCursor(args.before),
    reverse: args.reverse === true,
  };
}
