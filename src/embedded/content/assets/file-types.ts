import { maxAssetBytes } from '#protocol/input-limits.ts';

export type AssetKind = keyof typeof maxAssetBytes;

type FileType = {
  kind: AssetKind;
  mime: string /** The first is written where a name has none of them. */;
  extensions: string[];
};

/** What the library takes, by the type that is found in the file. */
const fileTypes: readonly FileType[] = [
  { kind: 'picture', mime: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { kind: 'picture', mime: 'image/png', extensions: ['png'] },
  { kind: 'picture', mime: 'image/webp', extensions: ['webp'] },
  { kind: 'picture', mime: 'image/avif', extensions: ['avif'] },
  { kind: 'picture', mime: 'image/gif', extensions: ['gif'] },
  { kind: 'drawing', mime: 'image/svg+xml', extensions: ['svg'] },
  { kind: 'video', mime: 'video/mp4', extensions: ['mp4', 'm4v'] },
  { kind: 'video', mime: 'video/webm', extensions: ['webm'] },
  { kind: 'video', mime: 'video/quicktime', extensions: ['mov'] },
  { kind: 'document', mime: 'application/pdf', extensions: ['pdf'] },
];

/** What other programs call the same. */
const otherNames: Record<string, string> = { 'image/apng': 'image/png', 'video/x-m4v': 'video/mp4' };

export function fileTypeOf(mime: string): FileType | null {
  const name = otherNames[mime] ?? mime;
  return fileTypes.find((type) => type.mime === name) ?? null;
}

/** The words for what is refused. */
export const takenTypes = 'JPEG, PNG, WebP, AVIF, GIF, SVG, MP4, WebM, MOV or PDF';

/** Most bytes of any file. */
export const maxAnyBytes = Math.max(...Object.values(maxAssetBytes));

/** A file's name for its address: small letters, digits and hyphens, with an extension of its real type. */
export function safeFileName(given: string, type: FileType): string {
  const { base, extension } = partsOf(given);
  return `${base}.${type.extensions.includes(extension) ? extension : type.extensions[0]}`;
}

/** The same before anybody knows the type. */
export function proposedFileName(given: string): string {
  const { base, extension } = partsOf(given);
  return extension ? `${base}.${extension}` : base;
}

/** Characters of a name in an address. */
const longestName = 100;

function partsOf(given: string): { base: string; extension: string } {
  const name = given.split(/[/\\]/).at(-1) ?? '';
  const [, extension = ''] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? [];
  const base = (extension ? name.slice(0, -extension.length - 1) : name)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replaceAll(/^-+|-+$/g, '');
  return { base: base || 'file', extension: extension.toLowerCase() };
}
