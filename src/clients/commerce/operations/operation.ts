/** An operation's text that knows the types of what it answers and of what it is asked with. */
export type Operation<Data, Variables> = string & { readonly answers?: (variables: Variables) => Data };

/** Puts an operation and the fragments it spreads into one text, each fragment once however often it is named. */
export function withFragments(operation: string, ...fragments: (string | string[])[]): string {
  return [operation, ...new Set(fragments.flat())].join('\n');
}

/** The name an operation gives itself, for messages: `CustomerOrders`. */
export function operationName(operation: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(operation)?.[1] ?? 'An operation';
}
