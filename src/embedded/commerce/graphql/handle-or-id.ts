import type { CommerceContext } from '../context.ts';
import { numberOfType } from '../global-id.ts';
import { requestError } from './errors.ts';

type Find<Key, Found> = (context: CommerceContext, key: Key) => Promise<Found | null>;
type Arguments = { handle?: string | null; id?: string | null };

/** Resolves a query for one record by handle or id; null when there is none. Throws when it is given neither. */
export function byHandleOrId<Found>(type: string, byHandle: Find<string, Found>, byId: Find<number, Found>) {
  return async (_root: unknown, { handle, id }: Arguments, context: CommerceContext): Promise<Found | null> => {
    if (handle != null) return byHandle(context, handle);
    if (id == null) throw requestError(`${type.toLowerCase()} requires one of: handle, id`, 'BAD_REQUEST');
    return byId(context, numberArgument(id, type));
  };
}

/** The number of a global id of one type that a query was given. Throws for an id of anything else. */
export function numberArgument(id: string, type: string): number {
  const number = numberOfType(id, type);
  if (number === null) throw requestError(`Invalid global id '${id}'`, 'argumentLiteralsIncompatible');
  return number;
}
