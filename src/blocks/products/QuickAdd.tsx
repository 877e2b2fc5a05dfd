import { type FormEvent, Suspense, useState } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { addToCartLabel, cartPath } from '../cart/cart-contract.ts';
import type { AddStep } from '../cart/use-add-to-cart.ts';
import { lazySection } from '../rendering/lazy-section.ts';
import type { ProductCardData } from './product-card-data.ts';

/** The code for adding in place is loaded at the first press, so that pages with a grid stay small. */
const Adding = lazySection('QuickAddInPlace', () => import('./QuickAddInPlace.tsx'));

// The server renders the whole page at once.
if (import.meta.env.SSR) await Adding.preload();

type QuickAddProps = {
  product: ProductCardData;
  path: string;
  /** A step to be drawn as it is: the catalogue's. */
  still?: AddStep | undefined;
};

/** The one action of a card: into the cart where there is nothing to choose, else to the product's page. */
export function QuickAdd({ product, path, still }: QuickAddProps) {
  const [isPressed, press] = useState(still !== undefined);
  const variant = /(\d+)$/.exec(product.selectedOrFirstAvailableVariant?.id ?? '')?.[1];
  const name = <span className="visually-hidden">: {product.title}</span>;
  if (product.variantsCount?.count !== 1 || !(variant || still)) {
    return (
      <ButtonLink link={path} variant="text">
        Choose options{name}
      </ButtonLink>
    );
  }
  const add = (event: FormEvent) => {
    event.preventDefault();
    press(true);
  };
  const form = (
    <form method="post" action={cartPath} onSubmit={add}>
      <input type="hidden" name="do" value="add" />
      <input type="hidden" name="variant" value={variant} />
      <Button type="submit" variant="text">
        {addToCartLabel}
        {name}
      </Button>
    </form>
  );
  if (!isPressed) return form;
  return (
    <Suspense fallback={form}>
      <Adding variant={variant ?? ''} title={product.title} still={still} />
    </Suspense>
  );
}
