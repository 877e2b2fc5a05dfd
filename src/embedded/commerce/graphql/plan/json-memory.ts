/** The JSON of records under selections, as long as the records are there. */
export type JsonMemory = {
  get: (record: object, selection: object) => string | undefined;
  set: (record: object, selection: object, json: string) => void;
};

type Texts = WeakMap<object, Map<object, string>>;

/** Characters that all memories hold together, a byte each; beyond them they begin again. */
const mostCharacters = 16_000_000;

/** Memories that are apart by the name of who may read the same, and together hold no more than `most` characters. */
export function createJsonMemories(most = mostCharacters): (readers: string) => JsonMemory {
  const texts = new Map<string, Texts>();
  let characters = 0;
  return (readers) => ({
    get: (record, selection) => texts.get(readers)?.get(record)?.get(selection),
    set(record, selection, json) {
      characters += json.length;
      if (characters > most) {
        texts.clear();
        characters = json.length;
      }
      const own: Texts = texts.get(readers) ?? new WeakMap();
      texts.set(readers, own);
      const known = own.get(record);
      if (known) known.set(selection, json);
      else own.set(record, new Map([[selection, json]]));
    },
  });
}
