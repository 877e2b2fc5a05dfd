import { createContext } from 'react';

/** Takes the name of every part that the server renders, so that the document's stylesheet holds their styles. */
export const RenderedPartsContext = /* @__PURE__ */ createContext<(name: string) => void>(() => {});

/** Longest wait for styles, in ms; then their part is shown without until they come. */
const timeLimitMs = 8_000;

/** The parts whose styles the page has, or is fetching. */
let parts: Map<string, Promise<void> | null> | null = null;
/** The folder of the stylesheets. */
let folder = '';
let next: { names: string[]; come: Promise<void> } | null = null;

/**
 * Fetches the styles of a part that the document did not hold; `null` when they are there. What is asked for together
 * comes in one file. Ends also when they do not come. In development Vite brings the styles of every module.
 */
export function loadStyles(name: string): Promise<void> | null {
  parts ??= partsOfDocument();
  const known = parts.get(name);
  if (folder === '' || known !== undefined) return known ?? null;
  next ??= nextSheet();
  next.names.push(name);
  parts.set(name, next.come);
  return next.come;
}

/** The document's stylesheet says itself which parts it has (`app/styles/page-sheets.server.ts`). */
function partsOfDocument(): Map<string, null> {
  const sheet = document.querySelector<HTMLLinkElement>('link[href^="/styles/"]');
  [folder = ''] = /^.+\//.exec(sheet?.getAttribute('href') ?? '') ?? [];
  const names = getComputedStyle(document.documentElement).getPropertyValue('--style-parts');
  return new Map(names.split(/[".]/).map((name) => [name, null]));
}

/** The parts that are asked for until the present task ends. */
function nextSheet() {
  const names: string[] = [];
  const come = Promise.resolve().then(async () => {
    next = null;
    await appendSheet(`${folder}${names.sort().join('.')}.css`);
    for (const name of names) parts?.set(name, null);
  });
  return { names, come };
}

function appendSheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
    setTimeout(resolve, timeLimitMs);
    document.head.append(link);
  });
}
