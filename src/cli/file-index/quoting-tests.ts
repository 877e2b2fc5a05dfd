/** The tests, stories and steps that repeat a text of a source file word for word: a change of the text changes them, too. */

const fewestWords = 3;

/** Answers the files that contain one of `texts`; `files` are the tests with what they say. */
export function findQuotingTests(files: ReadonlyMap<string, string>): (texts: readonly string[]) => string[] {
  const spoken = new Map([...files].map(([file, text]) => [file, text.replaceAll("\\'", "'").replace(/\s+/g, ' ')]));
  const byBeginning = new Map<string, Set<string>>();
  for (const [file, text] of spoken) {
    const words = wordsOf(text);
    for (const [at] of words.entries()) {
      const key = words.slice(at, at + fewestWords).join(' ');
      byBeginning.set(key, (byBeginning.get(key) ?? new Set()).add(file));
    }
  }
  return (texts) => {
    const found = texts.flatMap((text) => {
      const words = wordsOf(text);
      if (words.length < fewestWords) return [];
      const candidates = byBeginning.get(words.slice(0, fewestWords).join(' ')) ?? new Set();
      return [...candidates].filter((file) => spoken.get(file)?.includes(text));
    });
    return [...new Set(found)].sort();
  };
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu) ?? [];
