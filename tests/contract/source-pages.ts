import type { ServerPages } from '#server-pages/server-pages.ts';

/** The server pages from their sources, which Vitest compiles; a variable, so that TypeScript does not follow it here. */
export async function sourcePages(): Promise<ServerPages> {
  const source: string = '#server-pages/pages.tsx';
  const { pages }: { pages: ServerPages } = await import(source);
  return pages;
}
