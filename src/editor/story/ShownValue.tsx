/** A value of a field in a few words. */
export function ShownValue({ value }: { value: unknown }) {
  if (value === undefined || value === null || value === '') return <em>nothing</em>;
  if (typeof value === 'string' || typeof value === 'number') return <span>{value}</span>;
  if (typeof value === 'boolean') return <span>{value ? 'yes' : 'no'}</span>;
  const text = wordsIn(value).join(' ').trim();
  return <span>{text === '' ? JSON.stringify(value).slice(0, 200) : text.slice(0, 400)}</span>;
}

/** The words in a value, such as those of rich text. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && ['text', 'heading', 'title', 'label', 'alt', 'value'].includes(name)
      ? [inner]
      : wordsIn(inner),
  );
}
