import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hasCart } from '#blocks/cart/has-cart.ts';
import type { HydrationData } from './document/framework-internals.ts';
import { setRouterGlobals } from './document/router-globals.ts';
import { waitForSectionsInHistory } from './navigation/retrying-history.ts';

// How much is in the cart: asked for by those who have one.
if (hasCart()) {
  void import('#blocks/cart/cart-store.ts').then(({ peekAtCart }) => peekAtCart());
}

waitForSectionsInHistory();
// No top-level await: with one the build writes a file for each dynamic import.
void setRouterGlobals(JSON.parse(document.getElementById('hydration')?.textContent ?? '') as HydrationData).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
