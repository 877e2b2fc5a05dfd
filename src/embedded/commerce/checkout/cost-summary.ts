import { html } from 'hono/html';
import type { Html } from '#services/server-pages/page-shell.ts';
import type { CartLineRecord } from '../carts/cart-record.ts';
import type { CommerceContext } from '../context.ts';
import { imageById, imagesOfProduct } from '../images/image-record.ts';
import { imageUrl } from '../images/image-url.ts';
import { attributeWords } from '../orders/attribute-words.ts';
import { costRows, giftCardRows } from '../orders/cost-rows.ts';
import type { SoldImage } from '../orders/order-record.ts';
import { shownMoney } from '../prices/shown-money.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import { productById } from '../product-catalogue/product-record.ts';

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

/** The titles and pictures of a cart's lines, oldest first, as people put them in. */
export async function shownLines(context: CommerceContext, lines: CartLineRecord[]): Promise<ShownLine[]> {
  return Promise.all(
    lines.toReversed().map(async ({ lineId, variant, quantity, attributes }) => {
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

/** The vendor calls the only variant of a product 'Default Title'; people are not told. */
export function variantTitle(title: string): string {
  return title === 'Default Title' ? '' : title;
}

/** Everything that makes up the price, from the goods to what the card pays. */
export function costSummary(lines: ShownLine[], priced: PricedCart, forms: Html | ''): Html {
  const money = (amount: number) => shownMoney(amount, priced.currencyCode);
  const cards = giftCardRows(priced);
  const total = shownMoney(priced.total, priced.currencyCode, { suffix: true });
  return html`<section class="panel stack" aria-labelledby="cost-summary">
<h2 id="cost-summary">Cost summary</h2>
<ul class="goods" role="list">${lines.map((line) => lineRow(line, priced))}</ul>
${forms}
<dl class="sums">
${costRows(priced).map((row) => html`<div><dt>${row.name}</dt><dd>${row.amount === 0 ? 'Free' : money(row.amount)}</dd></div>`)}
${priced.delivery === null ? html`<div><dt>Delivery and tax</dt><dd>with your address</dd></div>` : ''}
<div class="total"><dt>Total</dt><dd>${total}</dd></div>
${cards.map((row) => html`<div><dt>${row.name}</dt><dd>${money(row.amount)}</dd></div>`)}
${cards.length > 0 ? html`<div><dt>Left to pay</dt><dd>${money(priced.due)}</dd></div>` : ''}
</dl>
</section>`;
}

function lineRow(
  { id, title, variantTitle: variant, quantity, image, attributes }: ShownLine,
  priced: PricedCart,
): Html {
  const cost = priced.lines.find((line) => line.id === id);
  const full = cost?.subtotal ?? 0;
  const reduced = cost?.total ?? 0;
  const money = (amount: number) => shownMoney(amount, priced.currencyCode);
  return html`<li>${picture(image)}
<div><strong>${title}</strong>${variant ? html`<span>${variant}</span><br>` : ''}<span>${quantity === 0 ? 'Sold out' : `Quantity ${quantity}`}</span>${attributeWords(attributes).map((words) => html`<br><span>${words}</span>`)}</div>
<div class="amount">${full === reduced ? money(full) : html`<s><span class="visually-hidden">instead of </span>${money(full)}</s><br>${money(reduced)}`}</div></li>`;
}

/** A small picture, twice as fine as it is shown; beside the title it has nothing to add. */
export function picture(image: SoldImage | null): Html {
  if (image === null) return html`<span></span>`;
  const address = imageUrl('', image, { maxWidth: 128, maxHeight: 128, crop: 'CENTER' });
  return html`<img src="${address}" alt="" width="64" height="64" decoding="async">`;
}
