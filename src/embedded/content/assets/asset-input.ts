import { z } from 'zod';
import { focusPattern } from '#protocol/storyblok/asset-address.ts';
import type { AssetData } from './asset-table.ts';

const text = z.string().max(2_000, 'is longer than 2,000 characters').nullable().optional();
const date = z
  .string()
  .refine((given) => !Number.isNaN(Date.parse(given)), 'is not a date')
  .nullable()
  .optional();
const folder = z.coerce.number().int().nonnegative().nullable().optional();
const yes = z.union([z.boolean(), z.stringbool()]);

/** What may be said of an asset; other fields, which the vendor's clients send back as they got them, are let go. */
export const assetShape = z.object({
  alt: text,
  title: text,
  copyright: text,
  source: text,
  focus: z
    .string()
    .refine((given) => given === '' || focusPattern.test(given), 'is not x1xy1:x2xy2, in pixels')
    .nullable()
    .optional(),
  ext_id: text,
  publish_at: date,
  expire_at: date,
  internal_tag_ids: z.array(z.coerce.number().int().positive()).optional(),
  meta_data: z.record(z.string(), z.unknown()).optional(),
  is_private: yes.nullable().optional(),
  asset_folder_id: folder,
});

/** What an upload is asked for with, in the body or the query. */
export const uploadShape = z.object({
  filename: z.string({ error: 'is missing' }).trim().min(1, 'is missing').max(500, 'is longer than 500 characters'),
  /** An asset whose file is to be replaced. */
  id: z.coerce.number().int().positive().optional(),
  /** `2400x1600`; the size is read in the file, so this is of no matter. */
  size: z.string().optional(),
  alt: text,
  title: text,
  copyright: text,
  source: text,
  ext_id: text,
  is_private: yes.optional(),
  asset_folder_id: folder,
});

/** Ids of several assets, as many at once as the vendor takes. */
export const idsShape = z.array(z.int().positive()).min(1, 'is empty').max(100, 'has more than 100 ids');

export type AssetInput = z.infer<typeof assetShape>;

/** The part that is stored as JSON; fields that are not given stay. */
export function changedData(old: AssetData, given: AssetInput): AssetData {
  const { is_private: _private, asset_folder_id: _folder, ...data } = given;
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  return { ...old, ...Object.fromEntries(fields) };
}
