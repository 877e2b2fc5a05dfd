import type { DatabaseKind } from '#services/database/open-database.ts';
import { SEARCH_FIELDS, type SearchDocument, type SearchField } from './search-document.ts';
import type { DocumentKind } from './tables.ts';

/** A word to find, or the beginning of one. */
export type WordMatch = { word: string; isPrefix: boolean };
/** Documents with one of the words of every group, in one of the fields; `without` takes others out again. */
export type Match = { groups: WordMatch[][]; fields: readonly SearchField[]; without?: Match };

/** Writes a match in the database's own language: FTS5's, or a tsquery. */
export function matchExpression(database: DatabaseKind, kinds: readonly DocumentKind[], match: Match): string {
  return database === 'sqlite' ? fts5(kinds, match) : tsquery(kinds, match);
}

/** The words of kinds: in a field of their own on SQLite, behind a mark that no word holds on PostgreSQL. */
const kindWord = (kind: DocumentKind) => `kind${kind.toLowerCase()}`;

function fts5(kinds: readonly DocumentKind[], match: Match): string {
  const groups = (part: Match) =>
    part.groups.map((words) => {
      const any = words.map(({ word, isPrefix }) => `"${word}"${isPrefix ? ' *' : ''}`).join(' OR ');
      return `{${part.fields.join(' ')}} : (${any})`;
    });
  const kind = `{kind} : (${kinds.map((name) => `"${kindWord(name)}"`).join(' OR ')})`;
  const wanted = `(${[...groups(match), kind].join(' AND ')})`;
  return match.without ? `${wanted} NOT (${groups(match.without).join(' AND ')})` : wanted;
}

function tsquery(kinds: readonly DocumentKind[], match: Match): string {
  const groups = (part: Match) =>
    part.groups.map((words) => {
      const marks = part.fields.length === SEARCH_FIELDS.length ? [''] : part.fields.map(fieldMark);
      const any = marks.flatMap((mark) => words.map(({ word, isPrefix }) => `'${mark}${word}'${isPrefix ? ':*' : ''}`));
      return `(${any.join(' | ')})`;
    });
  const kind = `(${kinds.map((name) => `'k:${kindWord(name)}'`).join(' | ')})`;
  const wanted = [...groups(match), kind].join(' & ');
  return match.without ? `${wanted} & !(${groups(match.without).join(' & ')})` : wanted;
}

/** A document's text for each column of the FTS5 table. */
export function fts5Columns(document: SearchDocument): Record<SearchField | 'kind', string> {
  const texts = Object.fromEntries(SEARCH_FIELDS.map((field) => [field, document.words[field].join(' ')]));
  return { ...(texts as Record<SearchField, string>), kind: kindWord(document.kind) };
}

/** A document's lexemes for PostgreSQL: each word alone, and again behind its field's mark. */
export function lexemes(document: SearchDocument): string[] {
  const marked = SEARCH_FIELDS.flatMap((field) =>
    document.words[field].flatMap((word) => [word, `${fieldMark(field)}${word}`]),
  );
  return [...new Set(marked), `k:${kindWord(document.kind)}`];
}

function fieldMark(field: SearchField): string {
  return `${SEARCH_FIELDS.indexOf(field)}:`;
}
