import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the editor's page was told. */
    heard: Message[];
  }
}

type Message = { action: string; [field: string]: unknown };

/** An editor on another origin: a page that frames the site, notes what it is told, and says what a test wants said. */
export async function openEditor(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Editor</title><link rel="icon" href="data:,"><script>
      window.heard = [];
      addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));
    </script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Adds a frame with an address to the page, as the visual editor shows one. */
export async function addFrame(page: Page, address: string): Promise<void> {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.name = 'preview';
    frame.width = '1200';
    frame.height = '800';
    frame.src = src;
    document.body.append(frame);
  }, address);
}

/** Opens an address of the site in the editor. */
export async function openInEditor(page: Page, editor: string, address: string) {
  await page.goto(editor);
  await addFrame(page, address);
  const frame = () => {
    const found = page.frame('preview');
    if (!found) throw new Error('the editor has no frame');
    return found;
  };
  return {
    frame,
    heard: (action: string) =>
      page.evaluate((wanted) => window.heard.filter((message) => message.action === wanted), action),
    say: (message: Message) =>
      page.evaluate((data) => document.querySelector('iframe')?.contentWindow?.postMessage(data, '*'), message),
  };
}

/** How often a frame loads a document from now on. */
export function countLoads(page: Page, frame: () => Frame): () => number {
  let loads = 0;
  page.on('framenavigated', (navigated) => {
    if (navigated === frame()) loads += 1;
  });
  return () => loads;
}
