import { themeSheets } from '../../brands/theme-sheets.server.ts';

/** What the states of the catalogue are shown in, and what else there is. */
export type CatalogueTheme = { theme: string; skin: string | null; themes: string[]; skins: string[] };

/** `?theme=siren&skin=candy`; the group's own theme when left out or unknown. */
export function catalogueTheme(query: URLSearchParams): CatalogueTheme {
  const themes = namesOf('theme');
  const skins = namesOf('skin');
  return {
    theme: themes.find((theme) => theme === query.get('theme')) ?? 'ash',
    skin: skins.find((skin) => skin === query.get('skin')) ?? null,
    themes,
    skins,
  };
}

function namesOf(kind: 'theme' | 'skin'): string[] {
  return themeSheets.filter((sheet) => sheet.kind === kind).map(({ name }) => name);
}
