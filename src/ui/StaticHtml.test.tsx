// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasHtml, StaticHtml } from './StaticHtml.tsx';

const written = '<p>Brass keys</p><a href="/press">Press</a><a href="/f/kit.pdf">Kit</a><a href="#more">More</a>';

/** A page whose HTML the server wrote from `server`, taken over by `browser`. */
async function takenOver(server: ReactNode, browser: (key: string) => ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(server);
  const errors: unknown[] = [];
  const routerOf = (key: string) => createMemoryRouter([{ path: '*', element: browser(key) }]);
  const router = routerOf('first');
  const root = await act(async () =>
    hydrateRoot(container, <RouterProvider router={router} />, { onRecoverableError: (error) => errors.push(error) }),
  );
  const show = (element: ReactNode) =>
    act(async () => root.render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />));
  return { container, router, errors, show };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  document.body.innerHTML = '';
});

// biome-ignore lint/security/noDangerouslySetInnerHtml: as a server would write it
const onServer = <div className="frame" dangerouslySetInnerHTML={{ __html: written }} />;

describe('StaticHtml', () => {
  it('leaves the HTML of the document as it is, also when it is drawn again', async () => {
    const page = await takenOver(onServer, () => <StaticHtml className="frame" />);
    const paragraph = page.container.querySelector('p');
    expect(page.errors).toEqual([]);
    expect(page.container.querySelector('.frame')?.innerHTML).toBe(written);
    await act(() => page.router.navigate('/elsewhere'));
    expect(page.container.querySelector('p')).toBe(paragraph);
  });

  it('marks its element as HTML alone', async () => {
    const { container } = await takenOver(onServer, () => <StaticHtml className="frame" />);
    expect(container.querySelector('[data-static]')?.className).toBe('frame');
  });

  it('shows kept HTML again after it has left the page', async () => {
    const page = await takenOver(onServer, () => <StaticHtml keepAs="keys" className="frame" />);
    await page.show(<p>Another page</p>);
    expect(page.container.textContent).toBe('Another page');
    expect([hasHtml('keys'), hasHtml('never seen')]).toEqual([true, false]);
    await page.show(<StaticHtml keepAs="keys" className="frame" />);
    expect(page.container.querySelector('.frame')?.innerHTML).toBe(written);
  });

  it('follows links to pages without a reload, and leaves all others to the browser', async () => {
    const { container, router } = await takenOver(onServer, () => <StaticHtml className="frame" />);
    const press = async (name: string, options: MouseEventInit = {}) => {
      const link = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === name);
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
      // Where the browser would go is nothing to test here.
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      let taken = false;
      container.addEventListener('click', (event) => (taken = event.defaultPrevented), { once: true });
      await act(async () => link?.dispatchEvent(click));
      return taken;
    };
    expect(await press('Kit')).toBe(false);
    expect(await press('More')).toBe(false);
    expect(await press('Press', { ctrlKey: true })).toBe(false);
    expect(router.state.location.pathname).toBe('/');
    await press('Press');
    expect(router.state.location.pathname).toBe('/press');
  });
});
