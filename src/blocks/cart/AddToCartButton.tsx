import type { ComponentProps } from 'react';
import { Button } from '#ui/Button.tsx';
import { addToCartLabel } from './cart-contract.ts';
import { cartLabels } from './cart-labels.ts';
import type { AddStep } from './use-add-to-cart.ts';

type AddToCartButtonProps = Omit<ComponentProps<typeof Button>, 'children'> & {
  step?: AddStep['kind'];
  /** Names the product for screen readers where a page has several of these buttons. */
  title?: string;
  /** Says that another press adds another one. */
  repeats?: boolean;
};

/** Adds a product to the cart in place, and says where the adding stands. */
export function AddToCartButton({ step = 'idle', title, repeats = false, ...button }: AddToCartButtonProps) {
  const isAdding = step === 'adding';
  return (
    <Button aria-disabled={isAdding || undefined} {...button}>
      {isAdding ? cartLabels.adding : repeats && step === 'added' ? cartLabels.addAnother : addToCartLabel}
      {title ? <span className="visually-hidden">: {title}</span> : null}
    </Button>
  );
}
