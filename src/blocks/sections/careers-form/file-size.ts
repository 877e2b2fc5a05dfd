/** Largest file of an application unless the editor says otherwise, in megabytes: a scanned certificate or two. */
export const defaultMaxMb = 5;
