import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { waitForSectionsInHistory } from './navigation/retrying-history.ts';

// How much is in the cart: asked for by those who have one.
if (document.cookie.includes('has_cart=')) {
  void import('#blocks/cart/cart-store.ts').then(({ peekAtCart }) => peekAtCart());
}

waitForSectionsInHistory();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
