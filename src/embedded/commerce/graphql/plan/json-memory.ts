/** The JSON of records under selections, as long as the records are there. */
export type JsonMemory = {
  get: (record: object, selection: object) => string | undefined;
  set: (record: object, selection: object, json: string) => void;
};

/** Characters that one memory holds; beyond them it begins again. */
const mostCharacters = 8_000_000;

export function createJsonMemory(most = mostCharacters): JsonMemory {
  let texts = new WeakMap<object, Map<object, string>>();
  let characters = 0;
  return {
    get: (record, selection) => texts.get(record)?.get(selection),
    set(record, selection, json) {
      characters += json.length;
      if (characters > most) {
        texts = new WeakMap();
        characters = json.length;
      }
      const known = texts.get(record);
      if (known) known.set(selection, json);
      else texts.set(record, new Map([[selection, json]]));
    },
  };
}
