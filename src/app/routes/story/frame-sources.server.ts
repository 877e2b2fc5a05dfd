import type { SectionData } from '#blocks/contract/section-data.ts';

/**
 * The hosts whose windows a page's sections show, for that page's `frame-src`: only what their resolving has checked.
 *
 * @param blockData what the sections fetched, by their `_uid`.
 */
export function frameSources(
  sections: readonly { _uid: string; component: string }[],
  blockData: Readonly<Record<string, unknown>>,
): string[] {
  return sections
    .filter(({ component }) => component === 'event_booking_frame')
    .flatMap(({ _uid }) => (blockData[_uid] as SectionData<'event_booking_frame'> | undefined)?.source ?? []);
}

/** The same of whatever the routes of a page loaded. */
export function loadedFrameSources(loaderData: Readonly<Record<string, unknown>>): string[] {
  return Object.values(loaderData).flatMap((loaded) =>
    typeof loaded === 'object' && loaded !== null && 'frameSources' in loaded && Array.isArray(loaded.frameSources)
      ? loaded.frameSources.filter((source) => typeof source === 'string')
      : [],
  );
}
