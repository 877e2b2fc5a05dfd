import { components } from './components.generated.ts';
import type { SectionName } from './schemas.ts';

/** Fetches the code of the sections named, so that they render at once; unknown names are left alone. */
export async function preloadSections(names: Iterable<string>): Promise<void> {
  await Promise.all([...new Set(names)].filter(isSectionName).map((name) => components[name].preload()));
}

export function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(components, name);
}
