import { createHash } from 'node:crypto';
import { linkTarget } from '#ui/link-target.ts';
import { slugify } from '#ui/slug.ts';
import type { Blocks } from '../../registry/schemas.ts';

/** What a banner's dismissal is remembered by: its own id, or a hash of what it says, so that new words show again. */
export function bannerHash({ id, message, link, kind }: Blocks['message_banner']): string {
  const own = slugify(id);
  if (own) return own.slice(0, 64);
  const said = JSON.stringify([message, linkTarget(link)?.href, kind]);
  return createHash('sha256').update(said).digest('hex').slice(0, 16);
}
