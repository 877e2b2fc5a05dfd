import type { ManagementAsset } from '#protocol/storyblok/asset.ts';
import { assetPathOf } from '#protocol/storyblok/asset-address.ts';

/** The value of an asset field, as the vendor stores it. */
export type AssetValue = {
  fieldtype: 'asset';
  id: number | null;
  filename: string;
  alt: string;
  focus?: string;
  title?: string;
  meta_data?: Record<string, unknown>;
};

export const noAsset: AssetValue = { fieldtype: 'asset', id: null, filename: '', alt: '' };

/** A file of the library as a field stores it: its path, so that the site may move to another host. */
export function fieldValueOf(asset: ManagementAsset) {
  const path = assetPathOf(asset.filename) ?? asset.filename;
  return {
    fieldtype: 'asset',
    id: asset.id,
    filename: path,
    alt: asset.alt ?? '',
    name: '',
    title: asset.title ?? '',
    focus: asset.focus ?? '',
    source: asset.source ?? '',
    copyright: asset.copyright ?? '',
    meta_data: asset.meta_data,
    is_external_url: false,
  } satisfies AssetValue & Record<string, unknown>;
}

export function isPicture(filename: string): boolean {
  return /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(filename.split(/[?#]/)[0] ?? '');
}

/** Whether a picture says nothing to who cannot see it, and is not meant to. */
export function lacksAlt(asset: {
  filename: string;
  alt?: string | null;
  meta_data?: Record<string, unknown> | null;
}): boolean {
  return isPicture(asset.filename) && !asset.alt?.trim() && asset.meta_data?.decorative !== true;
}

/** The address of a small picture of a file of this site; of any other the file itself. */
export function smallPicture(
  { filename, signed_url }: { filename: string; signed_url?: string | undefined },
  width: number,
): string {
  const path = assetPathOf(filename);
  if (path === null) return filename;
  const { search } = new URL(signed_url ?? path, location.origin);
  return `${path}/m/${width}x0${search}`;
}
