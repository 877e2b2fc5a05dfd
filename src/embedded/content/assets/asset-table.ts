/** A file of the library, and what is said of it. */
export type AssetTable = {
  id: number;
  /** The path of its file, `/f/…`; empty until the first file is whole. */
  filename: string;
  short_filename: string;
  content_type: string;
  content_length: number;
  asset_folder_id: number | null;
  is_private: number;
  /** JSON of `AssetData`. */
  data: string;
  /** The editor's address; null where a token did it. */
  author: string | null;
  created_at: string;
  updated_at: string;
  /** A deleted asset comes back where that is asked for within 30 days. */
  deleted_at: string | null;
};

/** What an editor says of an asset. */
export type AssetData = {
  alt?: string | null;
  title?: string | null;
  copyright?: string | null;
  source?: string | null;
  focus?: string | null;
  ext_id?: string | null;
  publish_at?: string | null;
  expire_at?: string | null;
  internal_tag_ids?: number[];
  meta_data?: Record<string, unknown>;
};

/**
 * `waiting`: an upload is allowed; `received`: it has come, and nobody has looked at it; `current`: the asset's file;
 * `former`: its address leads to the current one.
 */
export type AssetFileState = 'waiting' | 'received' | 'current' | 'former';

export type AssetFileTable = {
  /** Ten hexadecimal digits, by chance: the hash in the file's address. */
  id: string;
  asset_id: number;
  state: AssetFileState;
  name: string;
  /** MIME type, found in its content; empty before. */
  type: string;
  size: number;
  /** Pixels; 0 of what is no picture. */
  width: number;
  height: number;
  created_at: string;
};

/** A file's content, in pieces of `assetChunkBytes`, the last one shorter. */
export type AssetChunkTable = { file_id: string; position: number; bytes: Uint8Array };
