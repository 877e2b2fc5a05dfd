import type { AssetFolder, ManagementAsset, SignedUpload } from '#protocol/storyblok/asset.ts';
import { assetPathOf } from '#protocol/storyblok/asset-address.ts';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { listStories, spaceAddress } from './management.ts';
import { RequestFailed, requestJson } from './request-json.ts';

/** The library of assets (docs/reference/management-api.md#assets). */
const base = `${spaceAddress}/assets`;
const folders = `${spaceAddress}/asset_folders`;
/** Files in one answer. */
export const assetsPerPage = 60;
/** Longest that one file may take, in ms: as long as the server takes a request. */
const uploadLimitMs = 300_000;

/** What may be said of a file. */
export type AssetChange = Partial<
  Pick<
    ManagementAsset,
    'alt' | 'title' | 'copyright' | 'source' | 'focus' | 'is_private' | 'meta_data' | 'asset_folder_id'
  >
>;

export async function listAssets(query: Record<string, string>, page: number): Promise<ManagementAsset[]> {
  const parameters = new URLSearchParams({ ...query, per_page: String(assetsPerPage), page: String(page) });
  return (await requestJson<{ assets: ManagementAsset[] }>(`${base}?${parameters}`)).assets;
}

export function readAsset(id: number): Promise<ManagementAsset> {
  return requestJson(`${base}/${id}`);
}

export function changeAsset(id: number, asset: AssetChange): Promise<ManagementAsset> {
  return requestJson(`${base}/${id}`, 'PUT', { asset });
}

export function deleteAsset(id: number): Promise<unknown> {
  return requestJson(`${base}/${id}`, 'DELETE');
}

export function restoreAsset(id: number): Promise<unknown> {
  return requestJson(`${base}/bulk_restore`, 'POST', { ids: [id] });
}

/** The stories that have a file in their draft or in what the public sees. */
export function storiesUsing({ filename }: Pick<ManagementAsset, 'filename'>): Promise<ManagementStory[]> {
  return listStories({ reference_search: assetPathOf(filename) ?? filename, story_only: '1', sort_by: 'name:asc' });
}

export async function listFolders(): Promise<AssetFolder[]> {
  const answer = await requestJson<{ asset_folders: AssetFolder[] }>(`${folders}?per_page=100`);
  return answer.asset_folders.sort((a, b) => a.name.localeCompare(b.name));
}

export async function createFolder(name: string, parentId: number | null): Promise<AssetFolder> {
  const asset_folder = { name, parent_id: parentId };
  return (await requestJson<{ asset_folder: AssetFolder }>(folders, 'POST', { asset_folder })).asset_folder;
}

export function renameFolder(id: number, name: string): Promise<unknown> {
  return requestJson(`${folders}/${id}`, 'PUT', { asset_folder: { name } });
}

export function deleteFolder(id: number): Promise<unknown> {
  return requestJson(`${folders}/${id}`, 'DELETE');
}

/**
 * Sends a file to the library; with `id` in place of that asset's. `onProgress` hears which part of it was sent, 0 to 1. Throws
 * `RequestFailed` with the reason why it is not taken.
 */
export async function uploadFile(
  file: File,
  given: AssetChange & { id?: number },
  onProgress: (part: number) => void,
): Promise<ManagementAsset> {
  const { meta_data, ...asked } = given;
  const signed = await requestJson<SignedUpload>(base, 'POST', { filename: file.name, ...asked });
  await sendFile(signed, file, onProgress);
  const asset = await requestJson<ManagementAsset>(`${base}/${signed.id}/finish_upload`, 'POST');
  return meta_data ? changeAsset(asset.id, { meta_data: { ...asset.meta_data, ...meta_data } }) : asset;
}

/** `fetch` does not say how much of a body was sent. */
function sendFile({ fields, post_url }: SignedUpload, file: File, onProgress: (part: number) => void): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    // The service is this site's own, whatever name of it the browser was given.
    request.open('POST', new URL(post_url).pathname);
    request.timeout = uploadLimitMs;
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new RequestFailed(request.status, request.response));
    request.onerror = () => reject(new RequestFailed(0, null));
    request.ontimeout = request.onerror;
    request.send(form);
  });
}
