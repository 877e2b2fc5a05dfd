import { type LinkField, linkTarget, storyPath } from '#ui/link-target.ts';

/** The last part of the address where a venue's tables and an event's tickets are reserved. */
export const reserveSegment = 'reserve';

export function reservePath(fullSlug: string): string {
  return `${storyPath(fullSlug)}/${reserveSegment}`;
}

/** Another service's link, where an editor set one. */
export function otherService(link: LinkField | null | undefined): LinkField | null {
  return link && linkTarget(link) ? link : null;
}
