/** A theme or skin, and the text of the stylesheet that sets it. */
export type ThemeSheet = {
  name: string;
  /** Whether the sheet sets it as `data-theme` (a whole page) or as `data-skin` (a venue's main content). */
  kind: 'theme' | 'skin';
  css: string;
};

const files = import.meta.glob<string>('./*/theme.css', { query: '?raw', import: 'default', eager: true });

/** The themes and skins of all brand folders, in the order of the alphabet. */
export const themeSheets: readonly ThemeSheet[] = Object.values(files)
  .flatMap((css) => {
    // Each is named twice: its day and its night.
    const named = new Map(
      [...css.matchAll(/\[data-(theme|skin)="([a-z0-9-]+)"\]/g)].map(([, kind, name]) => [name, kind]),
    );
    return [...named].map(([name = '', kind]): ThemeSheet => ({ name, kind: kind === 'skin' ? 'skin' : 'theme', css }));
  })
  .sort((one, other) => one.name.localeCompare(other.name));

/** `name` when a stylesheet sets it as that kind; null otherwise, so that a page never names a theme without styles. */
export function themeNamed(kind: ThemeSheet['kind'], name: unknown): string | null {
  return themeSheets.find((sheet) => sheet.kind === kind && sheet.name === name)?.name ?? null;
}
