import type { ResolveContext } from '../../contract/resolve-context.ts';
import { cardOf } from '../../products/named-product.ts';
import type { Blocks } from '../../registry/schemas.ts';

/** The featured product with its current price; `null` when it does not exist, then only the link is shown. */
export async function resolveSouvenirsHero(block: Blocks['souvenirs_hero'], { commerce, market }: ResolveContext) {
  if (!block.featured) return null;
  const found = await commerce.product(market, block.featured);
  return found && cardOf(found.product);
}
