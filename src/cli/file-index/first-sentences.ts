const longestDescription = 280;

/** The first sentences of a comment, on one line, without its marks. */
export function firstSentences(comment: string, most: 1 | 2): string {
  const text = comment
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = new RegExp(`^(?:.*?[.!?](?=\\s|$)\\s*){1,${most}}`).exec(text)?.[0].trim() ?? text;
  return cut(sentences).replace(/[.:]$/, '');
}

export const cut = (text: string) =>
  text.length > longestDescription ? `${text.slice(0, longestDescription).trimEnd()} …` : text;
