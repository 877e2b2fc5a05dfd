import type { AddStep } from '../cart/use-add-to-cart.ts';
import type { NamedProduct } from './named-product.ts';
import type { ProductCardData } from './product-card-data.ts';

export type ProductVariant = NamedProduct['variants']['nodes'][number];

/** A value for each option by name; not every combination is a variant. */
export type ChosenOptions = Readonly<Record<string, string>>;

/** What a product's section is given: the product, and what its address chooses. */
export type SouvenirProductData = {
  product: NamedProduct;
  /** All variants that are known here: up to a hundred, the chosen one and those beside it. */
  variants: ProductVariant[];
  chosen: ChosenOptions;
  /** What goes with it; `null` in what a document carries where there is some: it is fetched later. */
  recommendations: ProductCardData[] | null;
  /** What gift wrap costs, in the words of the cart's editor; nothing where they say nothing. */
  giftCost?: string;
  /** A step of adding to be drawn as it is: the catalogue's. */
  still?: AddStep;
  /** Shown in place of the product while it is asked for. */
  loading?: boolean;
};
