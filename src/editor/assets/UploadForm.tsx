import { type SubmitEvent, useState } from 'react';
import type { ManagementAsset } from '#protocol/storyblok/asset.ts';
import { fieldId, needsAlt, type PendingFile, useUploads } from './use-uploads.ts';

type UploadFormProps = {
  id: string;
  folder: number | null;
  isMany?: boolean;
  /** Files of these types alone are offered, as in `accept`. */
  accept?: string | undefined;
  onUploaded: (asset: ManagementAsset) => void;
};

/** What browsers offer in the window where files are chosen; the service looks at what they are. */
export const takenFiles = 'image/*,video/mp4,video/webm,video/quicktime,application/pdf';

/** Takes files, chosen or dropped, asks what each picture shows, and sends them into the library. */
export function UploadForm({ id, folder, isMany = true, accept = takenFiles, onUploaded }: UploadFormProps) {
  const uploads = useUploads({ folder, onUploaded });
  const [isOver, setOver] = useState(false);
  const { files, isSending } = uploads;
  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    event.stopPropagation();
    void uploads.send();
  }
  return (
    <form
      className="upload"
      data-over={isOver}
      noValidate
      aria-label="Files to upload"
      onSubmit={send}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        uploads.add(isMany ? event.dataTransfer.files : [...event.dataTransfer.files].slice(0, 1));
      }}
    >
      <label htmlFor={`${id}-files`}>
        {isMany ? 'Upload files: choose them, or drop them here' : 'Upload a file: choose it, or drop it here'}
      </label>
      <input
        id={`${id}-files`}
        type="file"
        multiple={isMany}
        accept={accept}
        onChange={({ target }) => {
          uploads.add(target.files ?? []);
          target.value = '';
        }}
      />
      {files.length > 0 ? (
        <>
          <ul className="items">
            {files.map((one) => (
              <li key={one.key}>
                <PendingRow one={one} onChange={uploads.change} onRemove={uploads.remove} />
              </li>
            ))}
          </ul>
          <button type="submit" className="main" disabled={isSending}>
            {isSending ? 'Uploading …' : `Upload ${files.length === 1 ? 'the file' : `${files.length} files`}`}
          </button>
        </>
      ) : null}
    </form>
  );
}

type PendingRowProps = {
  one: PendingFile;
  onChange: (key: number, fields: Partial<PendingFile>) => void;
  onRemove: (key: number) => void;
};

function PendingRow({ one, onChange, onRemove }: PendingRowProps) {
  const { key, file, alt, isDecorative, sent, problem } = one;
  const id = fieldId(key);
  return (
    <div className="field">
      <p>
        <strong>{file.name}</strong> <span className="hint">{Math.ceil(file.size / 1000)} kB</span>
      </p>
      {needsAlt(one) ? (
        <>
          <label htmlFor={id}>Alternative text of {file.name} (required)</label>
          <input
            id={id}
            value={alt}
            disabled={isDecorative}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ target }) => onChange(key, { alt: target.value, problem: null })}
          />
          <div className="check">
            <input
              id={`${id}-decorative`}
              type="checkbox"
              checked={isDecorative}
              onChange={({ target }) => onChange(key, { isDecorative: target.checked, problem: null })}
            />
            <label htmlFor={`${id}-decorative`}>Decoration: it says nothing that the words beside it do not say</label>
          </div>
        </>
      ) : null}
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="problem">
          {file.name}: {problem}
        </p>
      ) : null}
      {sent === null ? (
        <button type="button" onClick={() => onRemove(key)}>
          Do not upload {file.name}
        </button>
      ) : (
        <progress value={sent} aria-label={`Upload of ${file.name}`} />
      )}
    </div>
  );
}
