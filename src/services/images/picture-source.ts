import type { Artwork } from './artwork-library.ts';
import type { HostedPicture } from './hosted-pictures.ts';
import type { Renderer } from './rendering/renderer.ts';
import type { StoredAsset } from './stored-assets.ts';

/** Where pictures are made from: a drawing of ours, or a vendor's picture. */
export type PictureSource = {
  name: string;
  /** Another one when the original has changed. */
  hash: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  /** For visitors who accept neither AVIF nor WebP. */
  plain: 'png' | 'jpeg';
  original: () => Promise<Buffer>;
};

/** A drawing of the demonstration; drawn as pixels when a picture of it is first asked for. */
export function sourceOfArtwork({ name, hash, width, height, svg }: Artwork, renderer: Renderer): PictureSource {
  const original = () => renderer.run('rasterise', svg, { width, height });
  return { name, hash, width, height, plain: 'png', original };
}

/** A vendor's picture, as it was fetched. */
export function sourceOfHosted({ key, width, height, format, bytes }: HostedPicture): PictureSource {
  const plain = format === 'jpeg' ? 'jpeg' : 'png';
  return { name: 'hosted', hash: key, width, height, plain, original: bytes };
}

/** A picture of the library of assets. */
export function sourceOfAsset({ hash, type, width, height, bytes }: StoredAsset): PictureSource {
  return { name: 'asset', hash, width, height, plain: type === 'image/jpeg' ? 'jpeg' : 'png', original: bytes };
}
