/** A whole file. `type` is its MIME type, found in its content; `size` in bytes. */
export type StoredFile = { id: string; name: string; type: string; size: number };

type FileColumns = { id: string; name: string; type: string | null; size: number | null };

export const fileColumns = ['id', 'name', 'type', 'size'] as const satisfies (keyof FileColumns)[];

/** Null while the file is still arriving. */
export function storedFile({ id, name, type, size }: FileColumns): StoredFile | null {
  return type === null || size === null ? null : { id, name, type, size };
}
