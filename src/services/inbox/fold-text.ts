/** Text as it is searched: in lower case and without accents, so that 'muller' finds 'Müller'. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
