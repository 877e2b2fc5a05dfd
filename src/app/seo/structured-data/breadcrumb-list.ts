import type { Crumb } from '../../breadcrumb-trail.ts';
import type { Node } from './node.ts';

/** The way to an inner page; none for the home page. */
export function breadcrumbList(trail: readonly Crumb[], publicUrl: string): Node[] {
  if (trail.length < 2) return [];
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
