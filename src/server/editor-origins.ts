import { z } from 'zod';

/** Where the content service's vendor has its visual editor. */
const vendorEditor = 'https://app.storyblok.com';

/** An address without a path. */
export const originVariable = z
  .url({ protocol: /^https?$/ })
  .refine((url) => new URL(url).href === `${new URL(url).origin}/`, 'must be an origin, such as https://editor.example')
  .transform((url) => new URL(url).origin);

/** Who may frame drafts: what is configured, else the vendor's own editor where the content is the vendor's. */
export function editorOrigins(configured: string | undefined, from: 'vendor' | 'embedded'): string[] {
  if (configured) return [configured];
  return from === 'vendor' ? [vendorEditor] : [];
}
