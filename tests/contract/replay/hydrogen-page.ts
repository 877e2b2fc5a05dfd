import { Window } from 'happy-dom';
import { type ComponentType, createElement } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { vi } from 'vitest';

// Only what React and the router look for; requests go through Node's own fetch. React tidies up after the last test.
const page = new Window({ url: 'http://shop.example/' });
vi.stubGlobal('window', page);
vi.stubGlobal('document', page.document);

/** Opens a page with React and the router that Hydrogen is built on. `close` takes it away. */
export async function openPage(
  routes: (Omit<RouteObject, 'Component'> & { Component?: ComponentType })[],
  address = '/',
) {
  const { createRoot } = await import('react-dom/client');
  const place = page.document.createElement('div');
  page.document.body.append(place);
  const router = createMemoryRouter(routes as RouteObject[], { initialEntries: [address] });
  const root = createRoot(place);
  root.render(createElement(RouterProvider, { router }));
  return {
    router,
    close() {
      root.unmount();
      router.dispose();
    },
  };
}
