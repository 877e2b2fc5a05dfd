/** How many letters to leave out of a known word, so that a mistake which made it longer or shorter still meets it. */
export function storedDepth(length: number): number {
  return length < 3 ? 0 : length < 6 ? 1 : 2;
}

/**
 * The word and what is left of it without up to `depth` of its letters. Two words that are `depth` mistakes apart
 * (a letter added, lost, changed, or two swapped) share one of these, so a mistake is found by equality alone.
 */
export function deletions(word: string, depth: number): Set<string> {
  const found = new Set([word]);
  let layer = [word];
  for (let step = 0; step < depth; step += 1) {
    layer = layer.flatMap((text) => {
      const letters = [...text];
      return letters.map((_letter, index) => letters.toSpliced(index, 1).join(''));
    });
    layer = [...new Set(layer)].filter((text) => text.length > 1 && !found.has(text));
    for (const text of layer) found.add(text);
  }
  return found;
}
