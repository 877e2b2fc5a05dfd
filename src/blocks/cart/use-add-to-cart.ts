import { useCallback, useRef, useState } from 'react';
import { emit } from '../analytics/analytics.ts';
import { cartLabels } from './cart-labels.ts';
import type { CartFields } from './cart-state.ts';

export type AddStep =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added'; said: string }
  | { kind: 'failed'; fieldError: string };

/** Adds things to the cart from anywhere: the cart itself announces changes to screen readers. */
export function useAddToCart(still?: AddStep) {
  const [step, setStep] = useState<AddStep>(still ?? { kind: 'idle' });
  const isAdding = useRef(false);

  const add = useCallback(async (fields: CartFields) => {
    if (isAdding.current) return;
    isAdding.current = true;
    setStep({ kind: 'adding' });
    try {
      const { changeCart } = await import('./cart-store.ts');
      const { said, fieldErrors } = await changeCart(fields);
      const [fieldError] = fieldErrors;
      if (!fieldError) emit('add_to_cart', { variant: fields.variant ?? '', quantity: Number(fields.quantity ?? 1) });
      setStep(
        fieldError
          ? { kind: 'failed', fieldError: fieldError.text }
          : { kind: 'added', said: said ?? cartLabels.added },
      );
    } catch {
      setStep({ kind: 'failed', fieldError: 'That did not work. Try again, or open the cart.' });
    } finally {
      isAdding.current = false;
    }
  }, []);

  return { step, add };
}
