import type { AssetFieldValue } from '@storyblok/schema';

type ExampleAssetOptions = { size?: string; extension?: string; title?: string; focus?: string };

/**
 * A stand-in asset for the examples: the address says size and name as every asset's does, and no file is behind it.
 *
 * @param options.size width and height in pixels, `2400x1600`; `x` for a file that has none.
 * @param options.focus the part that must stay in view, `x1xy1:x2xy2`.
 */
export function exampleAsset(
  name: string,
  alt: string,
  { size = '2400x1600', extension = 'png', title = '', focus = '' }: ExampleAssetOptions = {},
): AssetFieldValue {
  return {
    fieldtype: 'asset',
    id: 1,
    filename: `/f/1001/${size}/0000000000/${name}.${extension}`,
    name: `${name}.${extension}`,
    alt,
    title,
    focus,
    source: '',
    copyright: '',
    meta_data: {},
    is_external_url: false,
  };
}
