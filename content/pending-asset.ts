import type { AssetFieldValue } from '@storyblok/schema';
import { type AssetOptions, asset as drawing } from './asset.ts';

/** As `asset`, but a drawing that is not in the repository yet is stood in for by the street of five houses. */
export function asset(name: string, alt: string, options: AssetOptions = {}): AssetFieldValue {
  try {
    return drawing(name, alt, options);
  } catch {
    const { focus: _focus, ...rest } = options;
    return drawing('group/home-hero', alt, rest);
  }
}
