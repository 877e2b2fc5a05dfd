/** The body of an answer that executed nothing, in the shape of a GraphQL error. */
export function problem(message: string, code: string) {
  return { errors: [{ message, extensions: { code } }] };
}
