import type { ManagementAsset } from '#protocol/storyblok/asset.ts';

/** What the `filetypes` of a field mean, by the beginning of a MIME type. */
const kindsOfFields: Record<string, string> = { images: 'image/', videos: 'video/', texts: 'application/pdf' };

function wanted(kinds: readonly string[] | undefined): string[] {
  return (kinds ?? []).flatMap((kind) => kindsOfFields[kind] ?? []);
}

/** Whether a field takes a file; every one where it does not say which. */
export function offeredBy(kinds: readonly string[] | undefined): (asset: ManagementAsset) => boolean {
  const types = wanted(kinds);
  return ({ content_type }) => types.length === 0 || types.some((type) => content_type.startsWith(type));
}

/** The same for the window where files are chosen. */
export function takenBy(kinds: readonly string[] | undefined): string | undefined {
  const types = wanted(kinds);
  return types.length === 0 ? undefined : types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join();
}
