import { useState } from 'react';
import type { ManagementAsset } from '#protocol/storyblok/asset.ts';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { deleteAsset } from '../api/assets.ts';

type DeleteAssetProps = {
  asset: ManagementAsset;
  /** Those that show it; null while they are looked for. */
  stories: readonly ManagementStory[] | null;
  onDeleted: (asset: ManagementAsset) => void;
};

/** Deletes a file; warns before where stories show it. */
export function DeleteAsset({ asset, stories, onDeleted }: DeleteAssetProps) {
  const [isWarned, setWarned] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function remove(): Promise<void> {
    try {
      await deleteAsset(asset.id);
      onDeleted(asset);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  const count = stories?.length ?? 0;
  return (
    <section className="field" aria-label="Delete the file">
      {isWarned ? (
        <div role="alert" className="conflict">
          <p>
            {count === 1 ? 'One story shows' : `${count} stories show`} this file: without it they have a gap in its
            place.
          </p>
          <div className="row">
            <button type="button" onClick={() => void remove()}>
              Delete it all the same
            </button>
            <button type="button" onClick={() => setWarned(false)}>
              Keep it
            </button>
          </div>
        </div>
      ) : (
        <button type="button" disabled={stories === null} onClick={() => (count > 0 ? setWarned(true) : void remove())}>
          Delete the file
        </button>
      )}
      {problem ? (
        <p role="alert" className="problem">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
