import { useEffect, useState } from 'react';
import type { AssetFolder, ManagementAsset } from '#protocol/storyblok/asset.ts';
import { listFolders, readAsset, restoreAsset } from '../api/assets.ts';
import { assetAddress } from '../use-open-asset.ts';
import { AssetDetails } from './AssetDetails.tsx';
import { AssetList } from './AssetList.tsx';
import { FolderTools } from './FolderTools.tsx';
import { UploadForm } from './UploadForm.tsx';
import type { FolderChoice } from './use-assets.ts';

/** The library of assets: its files beside the one that is open. */
export function AssetLibrary({ open }: { open: number | null }) {
  const [folders, setFolders] = useState<AssetFolder[]>([]);
  const [folder, setFolder] = useState<FolderChoice>(null);
  const [revision, setRevision] = useState(0);
  const [deleted, setDeleted] = useState<ManagementAsset | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const again = () => setRevision((last) => last + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change may have been one of the folders
  useEffect(() => {
    listFolders().then(setFolders, (error: Error) => setProblem(error.message));
  }, [revision]);
  async function restore({ id }: ManagementAsset): Promise<void> {
    try {
      await restoreAsset(id);
      setDeleted(null);
      again();
      location.hash = assetAddress(id);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  return (
    <>
      <h1>Assets</h1>
      {problem ? <p role="alert">{problem}</p> : null}
      {deleted ? (
        <p role="status" className="row">
          {deleted.short_filename} is deleted.
          <button type="button" onClick={() => void restore(deleted)}>
            Undo: bring {deleted.short_filename} back
          </button>
        </p>
      ) : null}
      <div className="library">
        <div className="content">
          <UploadForm id="library" folder={folder || null} onUploaded={again} />
          <FolderTools folders={folders} folder={folder} onFolder={setFolder} onChanged={again} />
          <AssetList
            {...{ folders, folder, revision, open }}
            onFolder={setFolder}
            onChoose={({ id }) => {
              location.hash = assetAddress(id);
            }}
          />
        </div>
        {open === null ? null : (
          <OpenAsset
            key={open}
            id={open}
            folders={folders}
            onChanged={again}
            onDeleted={(asset) => {
              setDeleted(asset);
              again();
              location.hash = assetAddress(null);
            }}
          />
        )}
      </div>
    </>
  );
}

type OpenAssetProps = {
  id: number;
  folders: readonly AssetFolder[];
  onChanged: () => void;
  onDeleted: (asset: ManagementAsset) => void;
};

function OpenAsset({ id, folders, onChanged, onDeleted }: OpenAssetProps) {
  const [asset, setAsset] = useState<ManagementAsset | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    readAsset(id).then(setAsset, (error: Error) => setProblem(error.message));
  }, [id]);
  if (problem) return <p role="alert">{problem}</p>;
  if (asset === null) return <p role="status">Loading …</p>;
  return (
    <AssetDetails
      asset={asset}
      folders={folders}
      onDeleted={onDeleted}
      onChanged={(changed) => {
        setAsset(changed);
        onChanged();
      }}
    />
  );
}
