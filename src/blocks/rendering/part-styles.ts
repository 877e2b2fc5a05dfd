import { createContext } from 'react';
import { partCode } from './part-code.ts';

/** Takes the name of every part that the server renders, so that the document's stylesheet holds their styles. */
export const RenderedPartsContext = /* @__PURE__ */ createContext<(name: string) => void>(() => {});

/** Longest wait for styles, in ms; then their part is shown without until they come. */
const timeLimitMs = 8_000;

/** The codes of the parts whose styles the page has, or is fetching. */
let parts: Map<string, Promise<void> | null> | null = null;
/** The address of a stylesheet without the names of its parts. */
let folder = '';
let next: { codes: string[]; come: Promise<void> } | null = null;

/**
 * Fetches the styles of a part that the document did not hold; `null` when they are there. What is asked for together
 * comes in one file. Ends also when they do not come. In development Vite brings the styles of every module.
 */
export function loadStyles(name: string): Promise<void> | null {
  parts ??= partsOfDocument();
  const code = partCode(name);
  const known = parts.get(code);
  if (folder === '' || known !== undefined) return known ?? null;
  next ??= nextSheet();
  next.codes.push(code);
  parts.set(code, next.come);
  return next.come;
}

function partsOfDocument(): Map<string, null> {
  const sheet = document.querySelector<HTMLLinkElement>('link[data-parts]');
  const [, path = '', codes = ''] = /^(.+\/)([^/]+)\.css$/.exec(sheet?.getAttribute('href') ?? '') ?? [];
  folder = path;
  return new Map(codes.split('.').map((code) => [code, null]));
}

/** The parts that are asked for until the present task ends. */
function nextSheet() {
  const codes: string[] = [];
  const come = Promise.resolve().then(async () => {
    next = null;
    await appendSheet(`${folder}${codes.sort().join('.')}.css`);
    for (const code of codes) parts?.set(code, null);
  });
  return { codes, come };
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
