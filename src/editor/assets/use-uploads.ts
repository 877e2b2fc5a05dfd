import { useRef, useState } from 'react';
import { maxAssetBytes, megabyteBytes } from '#protocol/input-limits.ts';
import type { ManagementAsset } from '#protocol/storyblok/asset.ts';
import { uploadFile } from '../api/assets.ts';

/** A file that was chosen and is not in the library yet. */
export type PendingFile = {
  key: number;
  file: File;
  alt: string;
  isDecorative: boolean;
  /** Which part of it was sent; null while nobody sends it. */
  sent: number | null;
  problem: string | null;
};

type UploadsOptions = { folder: number | null; onUploaded: (asset: ManagementAsset) => void };

/** Files on their way into the library, one after the other; what is refused stays, with the reason. */
export function useUploads({ folder, onUploaded }: UploadsOptions) {
  const [files, setFiles] = useState<PendingFile[]>([]);
  const nextKey = useRef(0);
  // What takes them may know more with each of them.
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  const change = (key: number, fields: Partial<PendingFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...fields } : one)));

  async function send(): Promise<void> {
    const checked = files.map((one) => ({ ...one, problem: problemOf(one) }));
    setFiles(checked);
    const wrong = checked.find(({ problem }) => problem !== null);
    if (wrong) {
      document.getElementById(fieldId(wrong.key))?.focus();
      return;
    }
    for (const { key, file, alt, isDecorative } of checked) {
      change(key, { sent: 0 });
      const given = {
        alt: alt.trim(),
        asset_folder_id: folder,
        ...(isDecorative && { meta_data: { decorative: true } }),
      };
      try {
        const asset = await uploadFile(file, given, (sent) => change(key, { sent }));
        setFiles((all) => all.filter((one) => one.key !== key));
        latest.current(asset);
      } catch (error) {
        change(key, { sent: null, problem: (error as Error).message });
      }
    }
  }

  return {
    files,
    isSending: files.some(({ sent }) => sent !== null),
    add: (chosen: Iterable<File>) => {
      const added = [...chosen].map((file) => {
        const one = { key: nextKey.current, file, alt: '', isDecorative: false, sent: null };
        nextKey.current += 1;
        return { ...one, problem: sizeProblem(file) };
      });
      setFiles((all) => [...all, ...added]);
    },
    change,
    remove: (key: number) => setFiles((all) => all.filter((one) => one.key !== key)),
    send,
  };
}

/** The id of the field that says what a picture shows. */
export function fieldId(key: number): string {
  return `upload-alt-${key}`;
}

export function needsAlt({ file }: Pick<PendingFile, 'file'>): boolean {
  return file.type.startsWith('image/');
}

function problemOf(one: PendingFile): string | null {
  if (needsAlt(one) && !one.isDecorative && one.alt.trim() === '') {
    return 'A picture needs an alternative text, or is marked as decoration.';
  }
  return sizeProblem(one.file);
}

/** What the service would refuse only after all of it was sent. */
function sizeProblem({ size, type }: File): string | null {
  const kind =
    type === 'image/svg+xml'
      ? 'drawing'
      : type.startsWith('image/')
        ? 'picture'
        : type.startsWith('video/')
          ? 'video'
          : 'document';
  const most = maxAssetBytes[kind];
  return size > most ? `This file is too large: ${most / megabyteBytes} MB at most.` : null;
}
