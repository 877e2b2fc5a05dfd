import { parseSync, Visitor } from 'oxc-parser';

/**
 * The tests, stories and steps that repeat a text of a source file: a change of the text changes them, too. They have all
 * of it word for word, or a part of it as a text or pattern of their own (`/Two letters or more/`). A short text counts only
 * where it is all of a text of theirs ('Your cart').
 */

const fewestWords = 3;

/** Answers the files that repeat one of `texts`; `files` are the tests with what they say. */
export function findQuotingTests(files: ReadonlyMap<string, string>): (texts: readonly string[]) => string[] {
  const spoken = new Map([...files].map(([file, text]) => [file, text.replaceAll("\\'", "'").replace(/\s+/g, ' ')]));
  const byBeginning = new Map<string, Set<string>>();
  for (const [file, text] of spoken) {
    for (const key of beginnings(text)) byBeginning.set(key, (byBeginning.get(key) ?? new Set()).add(file));
  }
  const parts = [...files].flatMap(([file, text]) => literals(file, text).map((literal) => ({ file, literal })));
  const partsByBeginning = Map.groupBy(parts, ({ literal }) => beginnings(literal)[0]);
  const partsByText = Map.groupBy(parts, ({ literal }) => literal);
  return (texts) => {
    const found = texts.flatMap((text) => {
      const [first, ...further] = beginnings(text);
      if (first === undefined) return (partsByText.get(text) ?? []).map(({ file }) => file);
      const whole = [...(byBeginning.get(first) ?? [])].filter((file) => spoken.get(file)?.includes(text));
      const inPart = [first, ...further]
        .flatMap((key) => partsByBeginning.get(key) ?? [])
        .filter(({ literal }) => text.includes(literal));
      return [...whole, ...inPart.map(({ file }) => file)];
    });
    return [...new Set(found)].sort();
  };
}

/** Every three words in a row. */
function beginnings(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu) ?? [];
  return words.slice(0, 1 - fewestWords).map((_, at) => words.slice(at, at + fewestWords).join(' '));
}

/** Texts and patterns of a test. */
function literals(file: string, text: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) found.push(node.regex.pattern.replaceAll('\\', ''));
      else if (typeof node.value === 'string') found.push(node.value);
    },
  }).visit(parseSync(file, text).program);
  return found;
}
