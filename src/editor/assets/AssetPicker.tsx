import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AssetFolder, ManagementAsset } from '#protocol/storyblok/asset.ts';
import { listFolders } from '../api/assets.ts';
import { AssetList } from './AssetList.tsx';
import { offeredBy, takenBy } from './file-kinds.ts';
import { UploadForm } from './UploadForm.tsx';
import type { FolderChoice } from './use-assets.ts';

type AssetPickerProps = {
  id: string;
  label: string;
  /** Of the field: `images`, `videos`, `texts`; all where nothing is given. */
  kinds: readonly string[] | undefined;
  /** Whether several are chosen, one after the other. */
  isMany?: boolean;
  onChoose: (asset: ManagementAsset) => void;
};

/** A button that opens the library: a file of it is chosen, or uploaded and chosen at once. */
export function AssetPicker({ id, label, kinds, isMany = false, onChoose }: AssetPickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen
        ? // The story's form may not hold another form.
          createPortal(
            <PickerDialog {...{ id, label, kinds, isMany, onChoose }} onClose={() => setOpen(false)} />,
            document.body,
          )
        : null}
    </>
  );
}

function PickerDialog({
  id,
  label,
  kinds,
  isMany = false,
  onChoose,
  onClose,
}: AssetPickerProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [added, setAdded] = useState<string[]>([]);
  const [folders, setFolders] = useState<AssetFolder[]>([]);
  const [folder, setFolder] = useState<FolderChoice>(null);
  useEffect(() => {
    dialog.current?.showModal();
    listFolders().then(setFolders, () => undefined);
  }, []);
  const choose = (asset: ManagementAsset) => {
    onChoose(asset);
    if (isMany) setAdded((last) => [...last, asset.short_filename]);
    else dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className="picker" aria-labelledby={`${id}-picker`} onClose={onClose}>
      <div className="content">
        <div className="row">
          <h2 id={`${id}-picker`}>{label}</h2>
          <button type="button" onClick={() => dialog.current?.close()}>
            {isMany ? 'Done' : 'Close'}
          </button>
        </div>
        <p role="status">{added.length > 0 ? `Added: ${added.join(', ')}` : ''}</p>
        <UploadForm
          id={`${id}-upload`}
          folder={folder || null}
          isMany={isMany}
          accept={takenBy(kinds)}
          onUploaded={choose}
        />
        <AssetList
          {...{ folders, folder, revision: 0 }}
          onFolder={setFolder}
          onChoose={choose}
          isOffered={offeredBy(kinds)}
        />
      </div>
    </dialog>
  );
}
