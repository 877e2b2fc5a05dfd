import { useEffect, useRef } from 'react';
import { AddedNote } from '../cart/AddedNote.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { FieldError } from '../cart/FieldError.tsx';
import { type AddStep, useAddToCart } from '../cart/use-add-to-cart.ts';

type QuickAddInPlaceProps = { variant: string; title: string; still?: AddStep | undefined };

/** Adds one of a thing as soon as it is there, and again with every press. */
export function QuickAddInPlace({ variant, title, still }: QuickAddInPlaceProps) {
  const { step, add } = useAddToCart(still);
  const button = useRef<HTMLButtonElement>(null);
  const started = useRef(still !== undefined);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // It stands in the place of the button that was pressed.
    button.current?.focus();
    void add({ do: 'add', variant, quantity: '1' });
  }, [add, variant]);

  return (
    <div>
      <AddToCartButton
        ref={button}
        variant="text"
        step={step.kind}
        title={title}
        repeats
        onClick={() => void add({ do: 'add', variant, quantity: '1' })}
      />
      {step.kind === 'added' ? <AddedNote said={step.said} /> : null}
      <FieldError text={step.kind === 'failed' ? step.fieldError : undefined} />
    </div>
  );
}
