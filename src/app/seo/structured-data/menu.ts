import type { Blocks } from '#blocks/registry/schemas.ts';
import type { StoryOf } from '#blocks/stories/stories.ts';
import { defaultCurrency } from '#protocol/money.ts';
import { type Node, node } from './node.ts';
import { pictures } from './pictures.ts';

const diets = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  gluten_free: 'GlutenFreeDiet',
  halal: 'HalalDiet',
  kosher: 'KosherDiet',
} as const;

/** A menu with its sections and everything on it. */
export function menu({ content, full_slug }: StoryOf<'menu'>, publicUrl: string): Node {
  const url = `${publicUrl}/${full_slug}`;
  return node({
    '@type': 'Menu',
    '@id': `${url}#menu`,
    name: content.title,
    description: content.intro,
    url,
    inLanguage: 'en-US',
    hasMenuSection: (content.sections ?? []).map((section) =>
      node({
        '@type': 'MenuSection',
        name: section.name,
        description: section.note,
        hasMenuItem: (section.items ?? []).map((item) => menuItem(item, publicUrl)),
      }),
    ),
  });
}

function menuItem(item: Blocks['menu_item'], publicUrl: string): Node {
  const availability = item.sold_out ? 'https://schema.org/SoldOut' : null;
  const offer = (price: string, name?: string | null) =>
    node({ '@type': 'Offer', name, price, priceCurrency: item.currency || defaultCurrency, availability });
  const variants = (item.variants ?? []).flatMap(({ label, price }) => (price ? [offer(price, label)] : []));
  return node({
    '@type': 'MenuItem',
    name: item.name,
    description: item.description,
    image: pictures([item.photo], publicUrl)[0],
    suitableForDiet: (item.diet ?? []).map((diet) => `https://schema.org/${diets[diet]}`),
    offers: variants.length > 0 ? variants : item.price ? offer(item.price) : null,
  });
}
