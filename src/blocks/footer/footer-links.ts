import { type LinkField, linkTarget } from '#ui/link-target.ts';
import type { ContentType } from '../registry/schemas.ts';

/** The links of the footer that its story names: social ones in the order of `socialNames`, and policies. */

type NamedLink = { name: string; link: LinkField };

const socialNames = [
  ['social_instagram', 'Instagram'],
  ['social_facebook', 'Facebook'],
  ['social_twitter', 'Twitter'],
  ['social_dibs', '1stDibs'],
  ['social_tiktok', 'TikTok'],
  ['social_contact', 'Contact'],
] as const;

/** The social addresses that are set, by name. */
export function socialLinks(footer: ContentType<'footer'> | null): NamedLink[] {
  return socialNames.flatMap(([field, name]) => {
    const link = footer?.[field];
    return link && linkTarget(link) ? [{ name, link }] : [];
  });
}

/** The policies that a shop must show, at the addresses that the commerce service gives them. */
export const policyLinks = [
  { name: 'Privacy', link: '/policies/privacy-policy' },
  { name: 'Terms', link: '/policies/terms-of-service' },
  { name: 'Delivery', link: '/policies/shipping-policy' },
  { name: 'Returns', link: '/policies/refund-policy' },
] as const;
