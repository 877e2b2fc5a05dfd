import { formatFileSize } from '#ui/format-file-size.ts';

/** What kind of file an asset is and, where it was stored with it, how large: `PDF, 1.2 MB`. */
export function fileKind(file: { filename: string; meta_data?: Record<string, unknown> | undefined }): string {
  const [path = ''] = file.filename.split(/[?#]/);
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toUpperCase() ?? 'File';
  const bytes = Number(file.meta_data?.size);
  return bytes > 0 ? `${extension}, ${formatFileSize(bytes)}` : extension;
}
