import type { ResolveContext } from '../resolve-context.ts';
import type { Blocks } from '../schemas.ts';

/** Products in the strip of a shop. */
const stripLength = 3;

/** A shop shows three of its products; no other venue needs more than its content. */
export async function resolveEatDrinkSection(block: Blocks['eat_drink_section'], { commerce, market }: ResolveContext) {
  if (block.variant !== 'the_siren_shop') return null;
  const { nodes } = await commerce.products(market, { first: stripLength });
  return nodes;
}
