/** What kind of file an asset is and, where it was stored with it, how large: `PDF, 1.2 MB`. */
export function fileKind(file: { filename: string; meta_data?: Record<string, unknown> | undefined }): string {
  const [path = ''] = file.filename.split(/[?#]/);
  const extension = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toUpperCase() ?? 'File';
  const bytes = Number(file.meta_data?.size);
  return bytes > 0 ? `${extension}, ${sizeText(bytes)}` : extension;
}

function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
