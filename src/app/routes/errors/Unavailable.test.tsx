import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { readHtml } from '#blocks/testing/read-html.ts';
import { errorDocument } from './error-document.ts';
import { Unavailable } from './Unavailable.tsx';

const error = new Error('the <list> did not answer');

/** The page as it stands after a navigation whose loader failed. */
async function afterNavigation() {
  const router = createMemoryRouter(
    [{ path: '/', loader: () => Promise.reject(error), element: null, errorElement: <Unavailable /> }],
    { initialEntries: ['/'] },
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  return readHtml(renderToStaticMarkup(<RouterProvider router={router} />));
}

describe('a page that fails', () => {
  test('in development shows its stack, after a navigation as in a document', async () => {
    vi.stubEnv('DEV', true);
    const page = await afterNavigation();
    expect(page.container.textContent).toContain(error.stack);
    const document = await errorDocument({ status: 500, error, development: true }).text();
    expect(readHtml(document).container.textContent).toContain(error.stack);
  });

  test('elsewhere shows nothing of it', async () => {
    vi.stubEnv('DEV', false);
    const page = await afterNavigation();
    expect(page.container.textContent).toContain('This page is temporarily unavailable.');
    expect(page.container.textContent).not.toContain('did not answer');
  });
});
