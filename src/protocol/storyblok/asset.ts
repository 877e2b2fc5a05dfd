/** An asset as the management API sends it: a file of the library, and what is said of it. */
export type ManagementAsset = {
  id: number;
  /** The whole address of its file: `https://…/f/1001/2400x1600/0a1b2c3d4e/lobby.jpg`. */
  filename: string;
  short_filename: string;
  space_id: number;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  asset_folder_id: number | null;
  /** Bytes, and the MIME type that was found in the file. */
  content_length: number;
  content_type: string;
  alt: string | null;
  title: string | null;
  copyright: string | null;
  source: string | null;
  /** The part that stays in view, `x1xy1:x2xy2` in the picture's pixels. */
  focus: string | null;
  ext_id: string | null;
  publish_at: string | null;
  expire_at: string | null;
  is_private: boolean;
  /** Of a private file: its address with a signature that holds for an hour. */
  signed_url?: string;
  internal_tag_ids: number[];
  internal_tags_list: { id: number; name: string }[];
  meta_data: Record<string, unknown>;
  locked: boolean;
  permanently_deleted: boolean;
};

/** Where and with which fields a file is to be sent: `fields`, then `file`, as multipart/form-data to `post_url`. */
export type SignedUpload = {
  id: number;
  fields: Record<string, string>;
  post_url: string;
  pretty_url: string;
  public_url: string;
  locked: boolean;
  meta_data: Record<string, unknown>;
};

export type AssetFolder = { id: number; uuid: string; name: string; parent_id: number | null };
