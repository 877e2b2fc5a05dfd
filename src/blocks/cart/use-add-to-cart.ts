import { useCallback, useEffect, useRef, useState } from 'react';
import { emit } from '../analytics/analytics.ts';
import { cartHas } from './cart-contract.ts';
import { cartLabels } from './cart-labels.ts';
import type { CartFields } from './cart-state.ts';

export type AddStep =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added'; said: string }
  | { kind: 'failed'; fieldError: string };

/**
 * Adds things to the cart from anywhere: the cart itself announces changes to screen readers. What was said of the number in
 * it is corrected when that changes.
 */
export function useAddToCart(still?: AddStep) {
  const [step, setStep] = useState<AddStep>(still ?? { kind: 'idle' });
  const isAdding = useRef(false);
  const unwatch = useRef<(() => void) | null>(null);
  useEffect(() => () => unwatch.current?.(), []);

  const add = useCallback(async (fields: CartFields) => {
    if (isAdding.current) return;
    isAdding.current = true;
    setStep({ kind: 'adding' });
    try {
      const { changeCart, watchCount } = await import('./cart-store.ts');
      const { cart, said, fieldErrors } = await changeCart(fields);
      const [fieldError] = fieldErrors;
      if (!fieldError) emit('add_to_cart', { variant: fields.variant ?? '', quantity: Number(fields.quantity ?? 1) });
      setStep(
        fieldError
          ? { kind: 'failed', fieldError: fieldError.text }
          : { kind: 'added', said: said ?? cartLabels.added },
      );
      let saidCount = cart?.count;
      unwatch.current?.();
      unwatch.current = watchCount((count) => {
        if (count === saidCount) return;
        saidCount = count;
        setStep((now) => (now.kind === 'added' ? { kind: 'added', said: cartHas(count) } : now));
      });
    } catch {
      setStep({ kind: 'failed', fieldError: 'That did not work. Try again, or open the cart.' });
    } finally {
      isAdding.current = false;
    }
  }, []);

  return { step, add };
}
