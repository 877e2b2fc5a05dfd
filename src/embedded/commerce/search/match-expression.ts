import type { DatabaseKind } from '#services/database/open-database.ts';
import { SEARCH_FIELDS, type SearchDocument, type SearchField } from './search-document.ts';
import type { DocumentKind } from './tables.ts';

/** A word to find, or the beginning of one. */
export type WordMatch = { word: string; isPrefix: boolean };
/** Documents of some kinds that hold one of the words of every group. */
export type Wanted = { kinds: readonly DocumentKind[]; groups: WordMatch[][] };
/** What is wanted, with its words in one of the fields, and not all of them in the `closer` ones. */
export type Match = { wanted: readonly Wanted[]; fields: readonly SearchField[]; closer?: readonly SearchField[] };

/** Writes a match in the database's own language: FTS5's, or a tsquery. */
export function matchExpression(database: DatabaseKind, { wanted, fields, closer }: Match): string {
  const write = database === 'sqlite' ? fts5 : tsquery;
  const parts = wanted.map((part) => write(part, fields, closer));
  return parts.length === 1
    ? (parts[0] ?? '')
    : parts.map((part) => `(${part})`).join(database === 'sqlite' ? ' OR ' : ' | ');
}

/** The words of kinds: in a field of their own on SQLite, behind a mark that no word holds on PostgreSQL. */
const kindWord = (kind: DocumentKind) => `kind${kind.toLowerCase()}`;

type Fields = readonly SearchField[];

function fts5({ kinds, groups }: Wanted, fields: Fields, closer?: Fields): string {
  const inFields = (scope: Fields) =>
    groups.map((words) => {
      const any = words.map(({ word, isPrefix }) => `"${word}"${isPrefix ? ' *' : ''}`).join(' OR ');
      return `{${scope.join(' ')}} : (${any})`;
    });
  const kind = `{kind} : (${kinds.map((name) => `"${kindWord(name)}"`).join(' OR ')})`;
  const found = `(${[...inFields(fields), kind].join(' AND ')})`;
  return closer ? `${found} NOT (${inFields(closer).join(' AND ')})` : found;
}

function tsquery({ kinds, groups }: Wanted, fields: Fields, closer?: Fields): string {
  const inFields = (scope: Fields) =>
    groups.map((words) => {
      const marks = scope.length === SEARCH_FIELDS.length ? [''] : scope.map(fieldMark);
      const any = marks.flatMap((mark) => words.map(({ word, isPrefix }) => `'${mark}${word}'${isPrefix ? ':*' : ''}`));
      return `(${any.join(' | ')})`;
    });
  const kind = `(${kinds.map((name) => `'k:${kindWord(name)}'`).join(' | ')})`;
  const found = [...inFields(fields), kind].join(' & ');
  return closer ? `${found} & !(${inFields(closer).join(' & ')})` : found;
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
