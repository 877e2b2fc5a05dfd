import { useId, useState } from 'react';
import type { AssetFolder, ManagementAsset } from '#protocol/storyblok/asset.ts';
import { isPicture, lacksAlt, smallPicture } from './asset-value.ts';
import { folderOptions } from './folder-options.ts';
import { type FolderChoice, useAssets } from './use-assets.ts';

type AssetListProps = {
  folders: readonly AssetFolder[];
  folder: FolderChoice;
  onFolder: (folder: FolderChoice) => void;
  revision: number;
  /** The file that is open. */
  open?: number | null;
  onChoose: (asset: ManagementAsset) => void;
  /** Which files are offered; all where nothing is given. */
  isOffered?: (asset: ManagementAsset) => boolean;
};

const orders = [
  ['created_at:desc', 'Newest first'],
  ['short_filename:asc', 'By name'],
  ['content_length:desc', 'Largest first'],
] as const;

/** The files of the library: searched, by folder, each a button. */
export function AssetList({ folders, folder, onFolder, revision, open, onChoose, isOffered }: AssetListProps) {
  const id = useId();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<string>(orders[0][0]);
  const { assets, problem, hasMore, showMore } = useAssets({ search, folder, sort, revision });
  const shown = assets?.filter((asset) => isOffered?.(asset) ?? true) ?? null;
  return (
    <>
      <search className="row">
        <div className="pair">
          <label htmlFor={`${id}-search`}>Search files</label>
          <input id={`${id}-search`} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </div>
        <div className="pair">
          <label htmlFor={`${id}-folder`}>Folder</label>
          <select
            id={`${id}-folder`}
            value={folder ?? 'all'}
            onChange={({ target }) => onFolder(target.value === 'all' ? null : Number(target.value))}
          >
            <option value="all">All files</option>
            <option value="0">In no folder</option>
            {folderOptions(folders).map(({ id: value, path }) => (
              <option key={value} value={value}>
                {path}
              </option>
            ))}
          </select>
        </div>
        <div className="pair">
          <label htmlFor={`${id}-sort`}>Order</label>
          <select id={`${id}-sort`} value={sort} onChange={({ target }) => setSort(target.value)}>
            {orders.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </div>
      </search>
      {problem ? <p role="alert">{problem}</p> : null}
      <p role="status" className="hint">
        {shown === null
          ? 'Loading …'
          : shown.length === 1
            ? 'One file'
            : `${shown.length} files${hasMore ? ' and more' : ''}`}
      </p>
      <ul className="asset-grid">
        {shown?.map((asset) => (
          <li key={asset.id}>
            <button type="button" aria-current={asset.id === open || undefined} onClick={() => onChoose(asset)}>
              <Thumbnail asset={asset} />
              <span>{asset.short_filename}</span>
              {lacksAlt(asset) ? <span className="problem">No alternative text</span> : null}
            </button>
          </li>
        ))}
      </ul>
      {hasMore ? (
        <button type="button" onClick={showMore}>
          Show more files
        </button>
      ) : null}
    </>
  );
}

function Thumbnail({ asset }: { asset: ManagementAsset }) {
  if (isPicture(asset.filename)) return <img src={smallPicture(asset, 320)} alt="" loading="lazy" />;
  return <span className="file-kind">{asset.short_filename.split('.').at(-1)?.toUpperCase()}</span>;
}
