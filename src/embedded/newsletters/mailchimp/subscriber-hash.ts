import { createHash } from 'node:crypto';

/** The name of a member in the API's addresses: MD5 of the lower-cased address, as the vendor defines it. */
export function subscriberHash(email: string): string {
  return createHash('md5').update(email.toLowerCase()).digest('hex');
}
