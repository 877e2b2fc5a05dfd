import { createHash } from 'node:crypto';
import type { PageScript } from '../server-pages.ts';
import text from './suggest-addresses.ts?inline-script';

/** Stands in the page: its hash allows it there, and no other script. */
export const addressScript: PageScript = {
  text,
  hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
};
