import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';
import { nightQuery } from '#protocol/night.ts';

/** CSS properties by their own names (`object-position`, `--footer-bg`); unset values are left out. */
export type Declarations = Record<string, string | null | undefined>;

/** Collects the rules of one page while it is rendered on the server. */
export type InstanceStyleRegistry = {
  add(className: string, rule: string): void;
  /** The text of the page's one `<style>`; empty when nothing was added. Complete once the page is rendered. */
  css(): string;
};

export function createInstanceStyleRegistry(): InstanceStyleRegistry {
  const rules = new Map<string, string>();
  return {
    add: (className, rule) => void rules.set(className, rule),
    css: () => [...rules.values()].join(''),
  };
}

const RegistryContext = createContext<InstanceStyleRegistry | null>(null);

/** Gives the page's registry to what is rendered inside; needed on the server alone. */
export function InstanceStyleProvider({
  registry,
  children,
}: {
  registry: InstanceStyleRegistry;
  children: ReactNode;
}) {
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/** A picture in the style itself: its address holds a semicolon that ends nothing. */
const inlinePicture = /^url\("data:image\/webp;base64,[A-Za-z0-9+/=]+"\)$/;

const inserted = new Set<string>();
let sheet: CSSStyleSheet | null = null;

/**
 * A class that carries values of one instance, such as a picture's focal point, because a page's policy allows no
 * `style` attribute. The class is a hash of the declarations, so server and browser agree and equal ones share it.
 *
 * On the server the rule goes to the page's registry, in the browser to an adopted sheet. Returns `''` when there is
 * nothing to say. A value that could end its declaration is left out. `night` says what is otherwise for visitors who prefer
 * a dark colour scheme; a browser without nested rules keeps to the day's.
 */
export function useInstanceStyle(declarations: Declarations, night: Declarations = {}): string {
  const registry = useContext(RegistryContext);
  const atNight = bodyOf(night);
  const body = bodyOf(declarations) + (atNight === '' ? '' : `;@media screen and ${nightQuery}{${atNight}}`);
  const className = body === '' ? '' : `i-${hash(body)}`;
  const rule = `.${className}{${body}}`;
  if (className !== '' && typeof document === 'undefined') registry?.add(className, rule);

  useInsertionEffect(() => {
    if (className === '' || inserted.has(className)) return;
    inserted.add(className);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.insertRule(rule, sheet.cssRules.length);
  }, [className, rule]);

  return className;
}

function bodyOf(declarations: Declarations): string {
  return Object.entries(declarations)
    .filter(([, value]) => value && !/[;{}<>\\]/.test(value.replace(inlinePicture, '')))
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}

/** FNV-1a over UTF-16 units, 32 bits, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
