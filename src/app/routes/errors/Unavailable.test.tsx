import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, UNSAFE_ErrorResponseImpl as ErrorResponse, RouterProvider } from 'react-router';
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
    const document = await errorDocument({ status: 500, error, development: true, requestId: 'r1' }).text();
    expect(readHtml(document).container.textContent).toContain(error.stack);
  });

  test('elsewhere shows nothing of it', async () => {
    vi.stubEnv('DEV', false);
    const page = await afterNavigation();
    expect(page.container.textContent).toContain('This page is temporarily unavailable.');
    expect(page.container.textContent).not.toContain('did not answer');
  });
});

describe('the document of an error', () => {
  test('names the request, and when to come again', async () => {
    const response = errorDocument({ status: 500, error, development: false, requestId: 'r1' });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([500, '60']);
    expect(response.headers.get('X-Request-Id')).toBe('r1');
    expect(await response.text()).toContain('and name r1');
  });

  test('of a request that was refused says why, and asks nobody to come again', async () => {
    const refusal = new ErrorResponse(415, '', 'This address takes <a form>.');
    const response = errorDocument({ status: 415, error: refusal, development: false, requestId: 'r1' });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([415, null]);
    const text = await response.text();
    expect(text).toContain('This address takes &lt;a form&gt;.');
    expect(text).not.toContain('hello@ash.example');
  });
});
