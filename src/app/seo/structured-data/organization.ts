import type { ContentType } from '#blocks/registry/schemas.ts';
import { linkTarget } from '#ui/link-target.ts';
import { type Node, node } from './node.ts';

type Footer = ContentType<'footer'>;

const groupName = 'ash';
const groupDescription = 'Five old buildings in five American cities, kept going as hotels.';

/** The group as other nodes name it: enough to stand alone, and the same thing as the home page's by its id. */
export function publisher(publicUrl: string): Node {
  return { '@type': 'Organization', '@id': `${publicUrl}/#organization`, name: groupName, url: `${publicUrl}/` };
}

/** The group itself, for the home page; where else it is found comes from its footer. */
export function organization(footer: Footer | null, publicUrl: string): Node {
  const socials = footer
    ? [footer.social_instagram, footer.social_facebook, footer.social_twitter, footer.social_dibs, footer.social_tiktok]
    : [];
  return node({
    ...publisher(publicUrl),
    legalName: 'ash hotels',
    description: groupDescription,
    logo: `${publicUrl}/favicon.svg`,
    sameAs: socials.flatMap((link) => {
      const target = linkTarget(link);
      return target?.external ? [target.href] : [];
    }),
  });
}

/** The site as search results name it. */
export function webSite(publicUrl: string): Node {
  return node({
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: 'ash hotels',
    alternateName: groupName,
    url: `${publicUrl}/`,
    inLanguage: 'en-US',
    publisher: { '@id': `${publicUrl}/#organization` },
  });
}
