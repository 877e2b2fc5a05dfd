import type { AssetFolder } from '#protocol/storyblok/asset.ts';

/** Folders in the order of a tree, each with the names of those above it: `Rooms / Suites`. */
export function folderOptions(
  folders: readonly AssetFolder[],
  parent: number | null = null,
  above = '',
): { id: number; path: string }[] {
  return folders
    .filter(({ parent_id }) => (parent_id || null) === parent)
    .flatMap(({ id, name }) => [{ id, path: above + name }, ...folderOptions(folders, id, `${above}${name} / `)]);
}
