/** Folds text for sorting and matching: no case, no marks, single spaces ("Café  Noir" → "cafe noir"). */
export function foldTitle(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
