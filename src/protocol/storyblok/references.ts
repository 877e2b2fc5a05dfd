/**
 * The uuids a story's content names in the relation fields wanted (`component.field`), each once, in order of
 * appearance.
 */
export function relationUuids(contents: readonly unknown[], fields: ReadonlySet<string>): string[] {
  const uuids = new Set<string>();
  const visit = (value: Record<string, unknown>) => {
    if (typeof value.component !== 'string') return;
    for (const [field, reference] of Object.entries(value)) {
      if (!fields.has(`${value.component}.${field}`)) continue;
      for (const uuid of Array.isArray(reference) ? reference : [reference]) {
        if (typeof uuid === 'string' && uuid) uuids.add(uuid);
      }
    }
  };
  for (const content of contents) walk(content, visit);
  return [...uuids];
}

/** The uuids of the stories linked to: by multilink fields (`id`) and by link marks in rich text (`attrs.uuid`). */
export function linkUuids(contents: readonly unknown[]): string[] {
  const uuids = new Set<string>();
  const visit = (value: Record<string, unknown>) => {
    if (value.linktype !== 'story') return;
    const uuid = value.fieldtype === 'multilink' ? value.id : value.uuid;
    if (typeof uuid === 'string' && uuid) uuids.add(uuid);
  };
  for (const content of contents) walk(content, visit);
  return [...uuids];
}

function walk(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
  } else if (value !== null && typeof value === 'object') {
    visit(value as Record<string, unknown>);
    for (const field of Object.values(value)) walk(field, visit);
  }
}
