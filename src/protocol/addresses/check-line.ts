import { maxLineLength } from '../input-limits.ts';

/** A name or a line as it is stored: line breaks, control characters and runs of white space are one space. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

export type SingleLineError = 'TOO_LONG' | 'CONTAINS_HTML_TAGS' | 'CONTAINS_URL';

/** What is wrong with a name or one line of an address, by the vendor's code; null when nothing is. */
export function singleLineError(text: string): SingleLineError | null {
  if (text.length > maxLineLength) return 'TOO_LONG';
  if (/<[a-z!/?][^>]*>/i.test(text)) return 'CONTAINS_HTML_TAGS';
  if (/\bhttps?:\/\/|\bwww\.\S/i.test(text)) return 'CONTAINS_URL';
  return null;
}

/** The message of an error; `what` names the field, with a capital: 'The city'. */
export function singleLineErrorMessage(fieldError: SingleLineError, what: string): string {
  if (fieldError === 'TOO_LONG') return `${what} is too long (${maxLineLength} characters at most).`;
  return fieldError === 'CONTAINS_URL' ? `${what} cannot contain a web address.` : `${what} cannot contain HTML tags.`;
}
