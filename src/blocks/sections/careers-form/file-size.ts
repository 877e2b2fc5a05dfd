/**
 * Largest file of an application unless the editor says otherwise, in megabytes: a scanned certificate or two. The
 * demonstration's editor does: `max_mb` in content/stories/careers/careers.ts.
 */
export const defaultMaxMb = 5;
