import { FileField } from '#ui/form/FileField.tsx';
import { formatFileSize } from '#ui/format-file-size.ts';
import type { FileField as FileFieldDefinition } from './form-fields.ts';
import type { UploadedFile } from './form-settings.ts';

type UploadFieldProps = {
  id: string;
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  required: boolean;
  field: FileFieldDefinition;
  /** A file of an earlier try: browsers cannot fill a file in again, so the server stores it. */
  file: UploadedFile | null;
};

/** One file, and the one that is already at the server. */
export function UploadField({ field, file, hint, ...control }: UploadFieldProps) {
  const uploaded = file
    ? `${file.name} (${formatFileSize(file.size)}) is here already. Choose another to replace it.`
    : null;
  return (
    <>
      <FileField
        {...control}
        hint={[uploaded, hint].filter(Boolean).join(' ')}
        accept={field.types.map((type) => `.${type}`).join(',')}
      />
      {file ? <input type="hidden" name="uploaded_file" value={file.id} /> : null}
    </>
  );
}
