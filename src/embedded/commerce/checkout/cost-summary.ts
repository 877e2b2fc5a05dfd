import { attributeWords } from '#protocol/shopify/attribute-words.ts';
import type { SummaryData } from '#server-pages/checkout/checkout-pages.ts';
import type { CartLineRecord } from '../carts/cart-record.ts';
import { nestLines } from '../carts/nest-lines.ts';
import type { CommerceContext } from '../context.ts';
import { imageById, imagesOfProduct } from '../images/image-record.ts';
import { imageUrl } from '../images/image-url.ts';
import { type CostRow, costRows, giftCardRows } from '../orders/cost-rows.ts';
import type { SoldImage } from '../orders/order-record.ts';
import { money } from '../prices/money.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { productById } from '../product-catalogue/product-record.ts';
import { variantTitle } from '../product-catalogue/variant-record.ts';

/** A line as a page shows it. */
export type ShownLine = {
  id: string;
  title: string;
  /** Empty where there is nothing to choose. */
  variantTitle: string;
  quantity: number;
  image: SoldImage | null;
  attributes: { key: string; value: string | null }[];
};

/** The titles and pictures of a cart's lines, oldest first, as people put them in; what hangs on a line follows it. */
export async function shownLines(context: CommerceContext, lines: CartLineRecord[]): Promise<ShownLine[]> {
  return Promise.all(
    nestLines(lines.toReversed()).map(async ({ lineId, variant, quantity, attributes }) => {
      const product = await productById(context, variant.productKey);
      const image =
        variant.imageKey === null
          ? (await imagesOfProduct(context, variant.productKey))[0]
          : await imageById(context, variant.imageKey);
      return {
        id: lineId,
        title: product?.title ?? variant.title,
        variantTitle: variantTitle(variant.title),
        quantity,
        image: image ? { path: image.path, width: image.width, height: image.height, altText: image.altText } : null,
        attributes,
      };
    }),
  );
}

/** Everything that makes up the price, from the goods to what the card pays. */
export function costSummary(lines: ShownLine[], priced: PricedCart): SummaryData {
  const shown = (amount: number) => money(amount, priced.currencyCode);
  const row = ({ name, amount }: CostRow) => ({ name, amount: shown(amount) });
  return {
    lines: lines.map((line) => {
      const cost = priced.lines.find(({ id }) => id === line.id);
      return {
        title: line.title,
        variantTitle: line.variantTitle,
        quantity: line.quantity,
        attributes: attributeWords(line.attributes),
        picture: line.image && imageUrl('', line.image, { maxWidth: 128, maxHeight: 128, crop: 'CENTER' }),
        fullPrice: shown(cost?.subtotal ?? 0),
        price: shown(cost?.total ?? 0),
      };
    }),
    rows: costRows(priced).map(row),
    isOpen: priced.delivery === null,
    total: shown(priced.total),
    giftCards: giftCardRows(priced).map(row),
    due: shown(priced.due),
  };
}
