import type { SkinKey, ThemeKey } from '../../page-style.ts';

export const catalogueThemes = [
  'ash',
  'dining',
  'dean',
  'siren',
  'peter-and-paul',
  'ulysses',
  'shenandoah',
  'neptune',
  'souvenirs-home',
  'souvenirs-product',
] as const satisfies readonly ThemeKey[];

export const catalogueSkins = ['diner', 'candy', 'gold'] as const satisfies readonly SkinKey[];

/** What the states of the catalogue wear: `?theme=siren&skin=candy`; the group's own theme when left out or unknown. */
export function catalogueTheme(search: string): { theme: ThemeKey; skin: SkinKey | null } {
  const query = new URLSearchParams(search);
  return {
    theme: catalogueThemes.find((theme) => theme === query.get('theme')) ?? 'ash',
    skin: catalogueSkins.find((skin) => skin === query.get('skin')) ?? null,
  };
}
