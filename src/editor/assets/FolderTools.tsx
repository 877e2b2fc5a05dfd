import { type SubmitEvent, useState } from 'react';
import type { AssetFolder } from '#protocol/storyblok/asset.ts';
import { createFolder, deleteFolder, renameFolder } from '../api/assets.ts';
import type { FolderChoice } from './use-assets.ts';

type FolderToolsProps = {
  folders: readonly AssetFolder[];
  folder: FolderChoice;
  onFolder: (folder: FolderChoice) => void;
  onChanged: () => void;
};

/** Makes folders; renames and deletes the one that is chosen. */
export function FolderTools({ folders, folder, onFolder, onChanged }: FolderToolsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = folders.find(({ id }) => id === folder) ?? null;
  async function run(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      setProblem(null);
      onChanged();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  function submit(event: SubmitEvent<HTMLFormElement>, work: (name: string) => Promise<unknown>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('name') ?? '').trim();
    void run(async () => {
      await work(name);
      form.reset();
    });
  }
  return (
    <details>
      <summary>Folders of files</summary>
      {problem ? <p role="alert">{problem}</p> : null}
      <form
        className="row"
        onSubmit={(event) => submit(event, async (name) => onFolder((await createFolder(name, chosen?.id ?? null)).id))}
      >
        <label htmlFor="asset-folder-new">{chosen ? `New folder in ${chosen.name}` : 'New folder'}</label>
        <input id="asset-folder-new" name="name" required />
        <button type="submit">Make the folder</button>
      </form>
      {chosen ? (
        <form
          key={chosen.id}
          className="row"
          onSubmit={(event) => submit(event, (name) => renameFolder(chosen.id, name))}
        >
          <label htmlFor="asset-folder-name">Name of the folder</label>
          <input id="asset-folder-name" name="name" required defaultValue={chosen.name} />
          <button type="submit">Rename</button>
          <button
            type="button"
            onClick={() =>
              void run(async () => {
                await deleteFolder(chosen.id);
                onFolder(chosen.parent_id || null);
              })
            }
          >
            Delete the folder; its files stay
          </button>
        </form>
      ) : null}
    </details>
  );
}
