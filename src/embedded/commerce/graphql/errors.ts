import { GraphQLError, type GraphQLErrorOptions, type GraphQLResolveInfo, Kind } from 'graphql';

/** What a caller learns of a failure that is the service's own. */
export const INTERNAL_ERROR = 'Internal error. Looks like something went wrong on our end.';

/** A mistake of the caller, in the vendor's error shape: `extensions.code` says which. */
export function requestError(message: string, code: string, options: GraphQLErrorOptions = {}): GraphQLError {
  return new GraphQLError(message, { ...options, extensions: { ...options.extensions, code } });
}

/**
 * The vendor's error for what a token, or the lack of one, does not open, with its link and its words of what is missing.
 * Which field was refused is said in the answer (`answeredError`).
 */
export function accessDenied(requiredAccess: string): GraphQLError {
  const documentation = 'https://shopify.dev/api/usage/access-scopes';
  const message = `Required access: ${requiredAccess}`;
  return requestError(message, 'ACCESS_DENIED', { extensions: { documentation, requiredAccess } });
}

/** An error with a code as it is answered. The vendor gives no place in the document to a refusal or a missing record. */
export function answeredError(error: GraphQLError): object {
  const { code } = error.extensions;
  if (code !== 'ACCESS_DENIED' && code !== 'NOT_FOUND') return error.toJSON();
  const [node] = error.nodes ?? [];
  const field = node?.kind === Kind.FIELD ? node.name.value : '';
  const message = code === 'NOT_FOUND' ? error.message : `Access denied for ${field} field. ${error.message}`;
  return { ...error.toJSON(), message, locations: [] };
}

/** What this service has not learned yet is said aloud: a silent null would look like an answer. */
export function notServed(info: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>): GraphQLError {
  const { name: typeName } = info.parentType;
  const { fieldName } = info;
  return requestError(`The embedded commerce service does not serve ${typeName}.${fieldName}.`, 'NOT_IMPLEMENTED', {
    extensions: { typeName, fieldName },
  });
}
