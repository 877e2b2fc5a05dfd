import { imageUrl } from '#ui/image-url.ts';

type PictureAsset = { filename: string; focus?: string | null };

/** Absolute addresses of pictures, 1200 pixels wide; assets without a file are left out. */
export function pictures(assets: readonly (PictureAsset | null | undefined)[] | null | undefined, publicUrl: string) {
  return (assets ?? []).flatMap((asset) => {
    if (!asset?.filename) return [];
    const url = imageUrl(asset.filename, { width: 1200, format: 'jpeg' });
    return [url.startsWith('/') ? `${publicUrl}${url}` : url];
  });
}
