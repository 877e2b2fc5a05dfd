import type { HostedSources } from '#services/images/hosted-pictures.ts';
import type { Config } from './config.ts';

/** Where the commerce vendor keeps the pictures of every shop. */
const shopPictures = 'https://cdn.shopify.com';

/** The hosts whose pictures the site fetches and serves as its own; none for what is embedded. */
export function hostedPictures({ content, commerce }: Pick<Config, 'content' | 'commerce'>): HostedSources {
  return {
    content: content.from === 'vendor' ? { origin: assetOrigin(content.baseUrl), space: content.spaceId } : null,
    commerce: commerce.from === 'vendor' ? [shopPictures, new URL(commerce.endpoint).origin] : [],
  };
}

/** The content vendor serves pictures of a region beside its API: `api-us.…` has `a-us.…`. Any other host has its own. */
function assetOrigin(apiUrl: string): string {
  const { origin } = new URL(apiUrl);
  return origin.replace(/^https:\/\/api(-[a-z]+)?\.storyblok\.com$/, 'https://a$1.storyblok.com');
}

/**
 * Takes a picture's address in an answer of the shop to one of this site; any other text is left as it is. The vendor's
 * own address stands in it, for the image route to read.
 */
export function ownPictureAddress(origins: readonly string[]): (text: string) => string {
  return (text) => {
    if (!origins.some((origin) => text.startsWith(`${origin}/`)) || !URL.canParse(text)) return text;
    const [, extension] = /\.(jpe?g|png|webp|avif|gif|svg)$/i.exec(new URL(text).pathname) ?? [];
    if (!extension) return text;
    return `/f/0/0x0/shop/${Buffer.from(text).toString('base64url')}.${extension.toLowerCase()}`;
  };
}
