/**
 * The same work, done once for each object it is asked for: what the services answered stays the same object for as long
 * as it is cached, and nobody changes it.
 */
export function onceForEach<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const done = new WeakMap<Key, { value: Value }>();
  return (key) => {
    let known = done.get(key);
    if (!known) {
      known = { value: work(key) };
      done.set(key, known);
    }
    return known.value;
  };
}
