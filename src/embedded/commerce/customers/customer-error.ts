/** The vendor's CustomerErrorCode. */
export type CustomerErrorCode =
  | 'ALREADY_ENABLED'
  | 'BAD_DOMAIN'
  | 'BLANK'
  | 'CONTAINS_HTML_TAGS'
  | 'CONTAINS_URL'
  | 'CUSTOMER_DISABLED'
  | 'INVALID'
  | 'INVALID_MULTIPASS_REQUEST'
  | 'NOT_FOUND'
  | 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE'
  | 'TAKEN'
  | 'TOKEN_INVALID'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNIDENTIFIED_CUSTOMER';

/** What the caller did wrong, as the schema's CustomerUserError; `olderField` where the list without codes has another. */
export type CustomerError = {
  code: CustomerErrorCode;
  field: string[] | null;
  olderField?: string[] | null;
  message: string;
};

/** A mutation's payload with nothing done; `fields` are its own, for the schema asks for each. */
export function refused<Fields extends object>(fields: Fields, errors: CustomerError[]) {
  return { ...fields, ...errorLists(errors) };
}

/** A mutation's payload when it was done. */
export function done<Fields extends object>(fields: Fields) {
  return { ...fields, ...errorLists([]) };
}

/** `userErrors` is the older list of the same errors, without codes. */
function errorLists(errors: CustomerError[]) {
  const userErrors = errors.map(({ field, olderField = field, message }) => ({ field: olderField, message }));
  return { customerUserErrors: errors, userErrors };
}
