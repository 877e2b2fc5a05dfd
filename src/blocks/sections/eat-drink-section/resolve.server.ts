import type { ResolveContext } from '../../contract/resolve-context.ts';
import type { ProductCardData } from '../../products/product-card-data.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { related, relatedAll } from '../../stories/stories.ts';

/** Products in the strip of a shop. */
const stripLength = 3;

export type EatDrinkData = {
  /** IANA name of the venue's time zone; `null` when its hotel is not known. */
  timeZone: string | null;
  products: ProductCardData[];
};

/** The venue's time zone, and three products where it is a shop. */
export async function resolveEatDrinkSection(
  block: Blocks['eat_drink_section'],
  context: ResolveContext,
): Promise<EatDrinkData> {
  const isShop = block.variant === 'the_siren_shop';
  const [timeZone, products] = await Promise.all([
    readTimeZone(related(block.venue, 'venue')?.content.hotel, context),
    isShop ? context.commerce.products(context.market, { first: stripLength }) : { nodes: [] },
  ]);
  return { timeZone, products: products.nodes };
}

/** On the page of its own hotel a venue names that hotel by its uuid alone. */
async function readTimeZone(hotel: unknown, { content, version }: ResolveContext): Promise<string | null> {
  const resolved = related(hotel, 'hotel');
  if (resolved) return resolved.content.timezone;
  if (typeof hotel !== 'string' || hotel === '') return null;
  const { stories } = await content.stories({ version, contentType: 'hotel', byUuids: [hotel], perPage: 1 });
  return relatedAll(stories, 'hotel')[0]?.content.timezone ?? null;
}
