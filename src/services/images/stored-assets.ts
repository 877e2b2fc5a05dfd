import type { ImagePath } from './image-path.ts';

/** A file of the library of assets, as it is now. */
export type StoredAsset = {
  /** Another one when the file was replaced. */
  hash: string;
  name: string;
  /** MIME type, found in its content. */
  type: string;
  /** Bytes. */
  size: number;
  /** Pixels as it is shown; 0 of a file that is no picture. */
  width: number;
  height: number;
  isPrivate: boolean;
  bytes: () => Promise<Buffer>;
  /** Its bytes from `from` up to, not with, `to`. */
  stream: (from: number, to: number) => ReadableStream<Uint8Array>;
};

/**
 * Finds a file by its address, also by one that it had before it was replaced; null where there is none, or it is private and
 * `signature` (of the query) does not open it.
 */
export type FindAsset = (path: ImagePath, signature: string | null) => Promise<StoredAsset | null>;
