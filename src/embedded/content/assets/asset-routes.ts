import type { Context, Hono } from 'hono';
import { reaches } from '#protocol/editor-roles.ts';
import type { ManagementAsset, SignedUpload } from '#protocol/storyblok/asset.ts';
import { assetPathOf } from '#protocol/storyblok/asset-address.ts';
import { pageResponse, readPage } from '../cdn-request.ts';
import type { ContentContext } from '../content-context.ts';
import { actorOf } from '../management/actor.ts';
import { idOf } from '../management/path-id.ts';
import { fieldErrors, readJson, readObject } from '../management/request-body.ts';
import { announce } from '../management/story-changes.ts';
import { assetShape, idsShape, uploadShape } from './asset-input.ts';
import { type AssetRow, dataOf, listAssets } from './asset-list.ts';
import type { AssetActor } from './asset-store.ts';
import { uploadPath } from './receive-upload.ts';
import { fileSignature, uploadFields } from './upload-ticket.ts';

/** Most assets in one answer. */
const mostAssets = 100;

/** `/assets` of a space (docs/reference/management-api.md#assets). */
export function manageAssets(router: Hono, context: ContentContext, base: string): void {
  const { assets, documents, space } = context;
  const by = (c: Context): AssetActor => {
    const { name, role } = actorOf(c);
    return { author: name, mayPublish: reaches(role, 'publisher') };
  };
  const tagNames = async () => new Map((await documents.list('internal_tag')).map(({ id, name }) => [id, name]));
  const wire = (row: AssetRow, tags: Map<number, string>) => wireAsset(context, row, tags);
  const answer = async (row: AssetRow) => Response.json(wire(row, await tagNames()));

  router.get(base, async (c) => {
    const query = new URL(c.req.url).searchParams;
    const found = listAssets(await assets.all(), query);
    const { page, perPage } = readPage(query, mostAssets);
    const tags = await tagNames();
    const shown = found.slice((page - 1) * perPage, page * perPage).map((row) => wire(row, tags));
    return pageResponse({ assets: shown }, found.length, perPage);
  });
  router.post(base, async (c) => {
    const { filename, id, size, ...given } = await readUpload(c.req.raw);
    const { assetId, file } = await assets.expectFile(filename, id ?? null, given, actorOf(c).name);
    const key = `f/${context.spaceId}/${/^\d+x\d+$/.test(size ?? '') ? size : 'x'}/${file.id}/${file.name}`;
    const address = `${siteOf(context)}/${key}`;
    const signed: SignedUpload = {
      id: assetId,
      fields: uploadFields(file.id, key, context.uploadSecret, space.now()),
      post_url: `${context.address}${uploadPath}`,
      pretty_url: address.replace(/^https?:/, ''),
      public_url: address,
      locked: false,
      meta_data: given.alt ? { alt: given.alt } : {},
    };
    return Response.json(signed, { status: 201 });
  });
  // The vendor's clients ask for this with GET.
  router.on(['GET', 'POST'], `${base}/:id{[0-9]+}/finish_upload`, async (c) => {
    const { row, stories } = await assets.finish(idOf(c), by(c));
    for (const story of stories) if (story.published_content !== null) announce(context, 'published', story);
    return answer(row);
  });
  router.post(`${base}/bulk_destroy`, async (c) => {
    const rows = await assets.setDeleted(await readIds(c.req.raw), true, by(c));
    return Response.json({ ids: rows.map(({ id }) => id) });
  });
  router.post(`${base}/bulk_restore`, async (c) => {
    const rows = await assets.setDeleted(await readIds(c.req.raw), false, by(c));
    return Response.json({ ids: rows.map(({ id }) => id) });
  });
  router.post(`${base}/bulk_update`, async (c) => {
    const copy = c.req.raw.clone();
    const ids = await readIds(c.req.raw);
    const { asset_folder_id: folder } = await readObject(copy, 'asset', assetShape.pick({ asset_folder_id: true }));
    await assets.move(ids, folder ?? null);
    return Response.json({ ids });
  });
  router.get(`${base}/:id`, async (c) => answer(await assets.find(idOf(c))));
  router.on(['PUT', 'PATCH'], `${base}/:id`, async (c) => {
    const id = idOf(c);
    await assets.find(id);
    return answer(await assets.update(id, await readObject(c.req.raw, 'asset', assetShape), by(c)));
  });
  router.delete(`${base}/:id`, async (c) => {
    const { id } = await assets.find(idOf(c));
    const [row] = await assets.setDeleted([id], true, by(c));
    return row ? answer(row) : c.notFound();
  });
  // There is one library: none is shared by several spaces.
  router.get(base.replace(/assets$/, 'shared_asset_folders'), () => Response.json({ shared_asset_folders: [] }));
}

async function readUpload(request: Request) {
  const text = await request.clone().text();
  const body = text === '' ? {} : await readJson(request);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const read = uploadShape.safeParse({ ...query, ...(typeof body === 'object' ? body : {}) });
  if (!read.success) throw fieldErrors('The upload is not valid', 'asset', read.error.issues);
  return read.data;
}

function readIds(request: Request): Promise<number[]> {
  return readObject(request, 'ids', idsShape);
}

/** The site's address without a trailing slash. */
function siteOf({ domain }: ContentContext): string {
  return domain.replace(/\/$/, '');
}

function wireAsset(context: ContentContext, row: AssetRow, tags: Map<number, string>): ManagementAsset {
  const { spaceId, uploadSecret, space } = context;
  const data = dataOf(row);
  const filename = `${siteOf(context)}${row.filename}`;
  const fileId = assetPathOf(row.filename)?.split('/')[4] ?? '';
  const internal_tag_ids = data.internal_tag_ids ?? [];
  return {
    id: row.id,
    filename,
    short_filename: row.short_filename,
    space_id: spaceId,
    created_at: row.created_at,
    updated_at: row.updated_at,
    deleted_at: row.deleted_at,
    asset_folder_id: row.asset_folder_id,
    content_length: row.content_length,
    content_type: row.content_type,
    alt: data.alt ?? null,
    title: data.title ?? null,
    copyright: data.copyright ?? null,
    source: data.source ?? null,
    focus: data.focus ?? null,
    ext_id: data.ext_id ?? null,
    publish_at: data.publish_at ?? null,
    expire_at: data.expire_at ?? null,
    is_private: row.is_private === 1,
    ...(row.is_private === 1 && {
      signed_url: `${filename}?signature=${fileSignature(fileId, uploadSecret, space.now())}`,
    }),
    internal_tag_ids,
    internal_tags_list: internal_tag_ids.flatMap((id) => {
      const name = tags.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    meta_data: data.meta_data ?? {},
    locked: false,
    permanently_deleted: false,
  };
}
