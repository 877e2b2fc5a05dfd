import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { AssetFolder, ManagementAsset } from '#protocol/storyblok/asset.ts';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { type AssetChange, changeAsset, storiesUsing } from '../api/assets.ts';
import { isPicture, lacksAlt } from './asset-value.ts';
import { DeleteAsset } from './DeleteAsset.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import { folderOptions } from './folder-options.ts';
import { ReplaceFile } from './ReplaceFile.tsx';
import { WhereUsed } from './WhereUsed.tsx';

type AssetDetailsProps = {
  asset: ManagementAsset;
  folders: readonly AssetFolder[];
  onChanged: (asset: ManagementAsset) => void;
  onDeleted: (asset: ManagementAsset) => void;
};

const texts = [
  ['title', 'Title, shown as its caption'],
  ['copyright', 'Copyright'],
  ['source', 'Source'],
] as const;

/** What is said of a file, where it is used, and what may be done with it. */
export function AssetDetails({ asset, folders, onChanged, onDeleted }: AssetDetailsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [change, setChange] = useState<AssetChange>({});
  const [state, setState] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [stories, setStories] = useState<ManagementStory[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setStories(null);
    storiesUsing({ filename: asset.filename }).then(
      (found) => isCurrent && setStories(found),
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [asset.filename]);
  // Below the list on a narrow window, and after it for who goes by keyboard.
  useEffect(() => heading.current?.focus(), []);
  const shown = { ...asset, ...change };
  const set = (fields: AssetChange) => {
    setChange((last) => ({ ...last, ...fields }));
    setState('There are changes.');
  };
  const isMissing = lacksAlt(shown);
  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    try {
      const saved = await changeAsset(asset.id, change);
      setChange({});
      setProblem(null);
      setState('Saved.');
      onChanged(saved);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  return (
    <section className="asset-details" aria-label={`The file ${asset.short_filename}`}>
      <h2 ref={heading} tabIndex={-1}>
        {asset.short_filename}
      </h2>
      <p className="hint">
        {asset.content_type}, {Math.ceil(asset.content_length / 1000)} kB,{' '}
        <a
          href={
            new URL(asset.signed_url ?? asset.filename).pathname + new URL(asset.signed_url ?? asset.filename).search
          }
        >
          open the file
        </a>
      </p>
      <form className="content" noValidate aria-label="What is said of the file" onSubmit={(event) => void save(event)}>
        {isPicture(asset.filename) ? (
          <>
            <FocalPoint
              id={`asset-${asset.id}`}
              name={asset.short_filename}
              file={asset}
              focus={shown.focus ?? ''}
              onChange={(focus) => set({ focus })}
            />
            <div className="field">
              <label htmlFor="asset-alt">
                Alternative text (required): what a person who cannot see it should know
              </label>
              <textarea
                id="asset-alt"
                rows={2}
                value={shown.alt ?? ''}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? 'asset-alt-missing' : undefined}
                onChange={({ target }) => set({ alt: target.value })}
              />
              {isMissing ? (
                <p id="asset-alt-missing" className="problem">
                  This picture has no alternative text.
                </p>
              ) : null}
              <div className="check">
                <input
                  id="asset-decorative"
                  type="checkbox"
                  checked={shown.meta_data.decorative === true}
                  onChange={({ target }) => set({ meta_data: { ...shown.meta_data, decorative: target.checked } })}
                />
                <label htmlFor="asset-decorative">
                  Decoration: it says nothing that the words beside it do not say
                </label>
              </div>
            </div>
          </>
        ) : null}
        {texts.map(([field, words]) => (
          <div key={field} className="field">
            <label htmlFor={`asset-${field}`}>{words}</label>
            <input
              id={`asset-${field}`}
              value={shown[field] ?? ''}
              onChange={({ target }) => set({ [field]: target.value })}
            />
          </div>
        ))}
        <div className="field">
          <label htmlFor="asset-folder">Folder</label>
          <select
            id="asset-folder"
            value={shown.asset_folder_id ?? 0}
            onChange={({ target }) => set({ asset_folder_id: Number(target.value) || null })}
          >
            <option value={0}>None</option>
            {folderOptions(folders).map(({ id, path }) => (
              <option key={id} value={id}>
                {path}
              </option>
            ))}
          </select>
        </div>
        <div className="check">
          <input
            id="asset-private"
            type="checkbox"
            checked={shown.is_private}
            onChange={({ target }) => set({ is_private: target.checked })}
          />
          <label htmlFor="asset-private">Private: pages cannot show it</label>
        </div>
        {problem ? (
          <p role="alert" className="problem">
            {problem}
          </p>
        ) : null}
        <div className="row">
          <button type="submit" className="main">
            Save the file’s details
          </button>
          <p role="status">{state}</p>
        </div>
      </form>
      <WhereUsed stories={stories} />
      <ReplaceFile asset={asset} uses={stories?.length ?? 0} onReplaced={onChanged} />
      <DeleteAsset asset={asset} stories={stories} onDeleted={onDeleted} />
    </section>
  );
}
