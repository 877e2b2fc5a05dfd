import type { StoryOf } from '#blocks/stories/stories.ts';
import { type Node, node } from './node.ts';
import { postalAddress } from './postal-address.ts';

/** A hotel as its rooms and venues name it: enough to stand alone, and the same thing as its own page's by its id. */
export function hotelReference({ content, full_slug }: StoryOf<'hotel'>, publicUrl: string): Node {
  const url = `${publicUrl}/${full_slug}`;
  return node({ '@type': 'Hotel', '@id': `${url}#hotel`, name: content.name, url, address: postalAddress(content) });
}
