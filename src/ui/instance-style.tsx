import { createContext, type ReactNode, useContext, useInsertionEffect } from 'react';
import { nightQuery } from '#protocol/night.ts';

/** CSS properties by their own names (`object-position`, `--footer-bg`); unset values are left out. */
export type Declarations = Record<string, string | null | undefined>;

/** What a class says by day, and what is otherwise at night: declarations as text, either may be empty. */
type Rule = { day: string; night: string };

/** Collects the rules of one page while it is rendered on the server. */
export type InstanceStyleRegistry = {
  /** The class that the document has for the rule of this name. */
  add(name: string, rule: Rule): string;
  /** Their text, those of the night last; empty when nothing was added. Complete once the page is rendered. */
  css(): string;
};

/**
 * With `shortNames` the classes are numbered: dozens of hashes are a fifth of a kilobyte of a compressed page. Hydration
 * leaves the classes of the document as they are, but in development it warns of them.
 */
export function createInstanceStyleRegistry({ shortNames = false } = {}): InstanceStyleRegistry {
  const rules = new Map<string, { className: string; rule: Rule }>();
  const written = (time: keyof Rule) =>
    [...rules.values()]
      .map(({ className, rule }) => (rule[time] === '' ? '' : `.${className}{${rule[time]}}`))
      .join('');
  return {
    add(name, rule) {
      const className = rules.get(name)?.className ?? (shortNames ? `i-${rules.size.toString(36)}` : name);
      rules.set(name, { className, rule });
      return className;
    },
    css: () => written('day') + atNight(written('night')),
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
 * a dark colour scheme.
 */
export function useInstanceStyle(declarations: Declarations, night: Declarations = {}): string {
  const registry = useContext(RegistryContext);
  const others = Object.entries(night).filter(([property, value]) => value !== declarations[property]);
  const rule = { day: textOf(declarations), night: textOf(Object.fromEntries(others)) };
  const className = rule.day + rule.night === '' ? '' : `i-${hash(`${rule.day};${rule.night}`)}`;

  useInsertionEffect(() => {
    if (className === '' || inserted.has(className)) return;
    inserted.add(className);
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets.push(sheet);
    }
    sheet.insertRule(`.${className}{${rule.day}}`);
    if (rule.night !== '') sheet.insertRule(atNight(`.${className}{${rule.night}}`), sheet.cssRules.length);
  }, [className, rule.day, rule.night]);

  return className !== '' && typeof document === 'undefined'
    ? (registry?.add(className, rule) ?? className)
    : className;
}

function textOf(declarations: Declarations): string {
  return Object.entries(declarations)
    .filter(([, value]) => value && !/[;{}<>\\]/.test(value.replace(inlinePicture, '')))
    .map(([property, value]) => `${property}:${value}`)
    .join(';');
}

function atNight(rules: string): string {
  return rules === '' ? '' : `@media screen and ${nightQuery}{${rules}}`;
}

/** FNV-1a over UTF-16 units, 32 bits, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return (value >>> 0).toString(36);
}
