import type { CommerceClient } from '#clients/commerce/commerce-client.ts';
import type { HttpService } from '#services/http-service.ts';

const market = { country: 'US', language: 'EN' } as const;

/** Buys three products in the shop's own checkout, as a customer or without an account, without a browser; answers the order's number. */
export async function buyOnce(
  site: { commerce: CommerceClient; publicUrl: string },
  shop: HttpService,
  { email, accessToken }: { email: string; accessToken?: string },
): Promise<number> {
  const { nodes } = await site.commerce.products(market, { first: 12 });
  const lines = nodes
    .flatMap(({ selectedOrFirstAvailableVariant: variant }) => (variant?.availableForSale ? [variant.id] : []))
    .slice(0, 3)
    .map((merchandiseId) => ({ merchandiseId, quantity: 1 }));
  const buyerIdentity = { countryCode: 'US', email, ...(accessToken && { customerAccessToken: accessToken }) } as const;
  const { cart } = await site.commerce.cart.create(market, { lines, buyerIdentity });
  if (!cart) throw new Error('the shop made no cart');
  const checkout = new URL(cart.checkoutUrl);
  const send = async (step: string, fields: Record<string, string>): Promise<string> => {
    const address = new URL(checkout.pathname + step + checkout.search, site.publicUrl);
    let answer = await shop.fetch(
      new Request(address, { method: 'POST', body: new URLSearchParams(fields), headers: { Origin: address.origin } }),
    );
    for (let hops = 0; hops < 5; hops += 1) {
      const next = answer?.headers.get('Location');
      if (!next) break;
      answer = await shop.fetch(new Request(new URL(next, address)));
    }
    return answer ? answer.text() : '';
  };
  const street = { address1: '14 Woodward Avenue', city: 'Detroit', country: 'US', province: 'MI', zip: '48226' };
  await send('', { email, firstName: 'June', lastName: 'Osei', ...street });
  await send('/delivery', { method: 'standard', note: '' });
  const card = { cardNumber: '4242 4242 4242 4242', cardName: 'June Osei', cardExpiry: '08/39', cardCode: '123' };
  const review = await send('/payment', card);
  const thanks = await send('/review', { shown: /name="shown" value="([^"]*)"/.exec(review)?.[1] ?? '' });
  const number = /#(\d{4,})/.exec(thanks)?.[1];
  if (!number) throw new Error('the checkout ended without an order');
  return Number(number);
}
