import { type RawBuilder, sql } from 'kysely';

/** Folds text for sorting and matching: no case, no marks, single spaces ("Café  Noir" → "cafe noir"). */
export function foldTitle(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether a folded column holds a text somewhere. */
export function titleContains(column: RawBuilder<string>, text: string): RawBuilder<boolean> {
  return contains(column, foldTitle(text));
}

/** Whether a column holds a text somewhere, character by character. */
export function contains(column: RawBuilder<string>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`;
}
