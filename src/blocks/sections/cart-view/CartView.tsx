import { useEffect } from 'react';
import { Section } from '#ui/Section.tsx';
import { stateOf, unknownCart } from '../../cart/cart-state.ts';
import { takeCart, useCart } from '../../cart/cart-store.ts';
import { CartPanel } from '../../cart/panel/CartPanel.tsx';
import { useSectionData } from '../../contract/block-context.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { ProductList } from '../../products/ProductList.tsx';

/** The cart as a page: its lines, and a few matching products. */
export function CartView({ block }: BlockProps<'cart_view'>) {
  const { reply, beside, putBack = null, still } = useSectionData(block) ?? { beside: [] };
  const live = useCart();

  useEffect(() => {
    if (reply && !still) takeCart(reply);
  }, [reply, still]);

  const first = reply ? stateOf(reply) : { ...unknownCart, status: 'ready' as const };
  const state = still ? { ...first, ...still } : live.status === 'unknown' ? first : live;
  // What the address says was done is true of the cart that came with the page, and of no later one.
  const isAsCame = still !== undefined || live.status === 'unknown' || live.cart === reply?.cart;
  return (
    <>
      <CartPanel
        state={state}
        settings={block}
        look="page"
        said={isAsCame ? (reply?.said ?? null) : null}
        putBack={isAsCame ? putBack : null}
      />
      {beside.length > 0 ? (
        <Section heading="Goes in the same box" layout="display">
          <ProductList products={beside} columns={4} quickAdd />
        </Section>
      ) : null}
    </>
  );
}
