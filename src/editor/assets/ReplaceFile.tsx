import { useState } from 'react';
import type { ManagementAsset } from '#protocol/storyblok/asset.ts';
import { uploadFile } from '../api/assets.ts';
import { takenFiles } from './UploadForm.tsx';

type ReplaceFileProps = { asset: ManagementAsset; uses: number; onReplaced: (asset: ManagementAsset) => void };

/** Puts another file in the place of one: stories that show it show the new one at once. */
export function ReplaceFile({ asset, uses, onReplaced }: ReplaceFileProps) {
  const [sent, setSent] = useState<number | null>(null);
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  async function replace(file: File): Promise<void> {
    setProblem(null);
    setSent(0);
    try {
      onReplaced(await uploadFile(file, { id: asset.id }, setSent));
      setWords('The file is replaced. Does the alternative text still say what it shows?');
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSent(null);
  }
  return (
    <section className="field" aria-label="Another file in its place">
      <h3>
        <label htmlFor="asset-replace">Replace the file</label>
      </h3>
      {uses > 0 ? (
        <p className="hint">
          {uses === 1 ? 'One story shows' : `${uses} stories show`} the new one at once, without being published again.
        </p>
      ) : null}
      <input
        id="asset-replace"
        type="file"
        accept={takenFiles}
        disabled={sent !== null}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void replace(file);
          target.value = '';
        }}
      />
      {sent === null ? null : <progress value={sent} aria-label="Upload of the new file" />}
      <p role="status">{words}</p>
      {problem ? (
        <p role="alert" className="problem">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
