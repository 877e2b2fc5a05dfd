import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BlockContext, type BlockSurroundings } from './block-context.ts';

/** The HTML of a section at an address, for tests: as the server sends it, within a page's surroundings. */
export function renderSection(
  section: ReactNode,
  { address = '/', ...surroundings }: Partial<BlockSurroundings> & { address?: string } = {},
): string {
  const element = (
    <BlockContext
      value={{
        draft: false,
        now: '2026-06-01T12:00:00Z',
        publicUrl: 'https://ash.example',
        market: { country: 'US', language: 'EN' },
        data: {},
        ...surroundings,
      }}
    >
      {section}
    </BlockContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
