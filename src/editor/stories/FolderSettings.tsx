import { type SubmitEvent, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { deleteStory, listStories, saveStory } from '../api/management.ts';
import { Dialog } from '../Dialog.tsx';
import { FolderChoice } from './FolderChoice.tsx';
import { placeOf } from './place-of.ts';

type FolderSettingsProps = { folder: ManagementStory; onClose: () => void; onChanged: () => void };

/** Name, slug and place of a folder, with which the addresses of everything in it change; an empty one can be deleted. */
export function FolderSettings({ folder, onClose, onChanged }: FolderSettingsProps) {
  const [place, setPlace] = useState(() => placeOf(folder));
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onChanged();
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const story = { name: String(form.get('name')), slug: String(form.get('slug')), parent_id: place.id };
    const redirect = form.has('redirect') ? { redirect: 1 as const } : {};
    void attempt(() => saveStory(folder.id, { ...redirect, lock_version: folder.lock_version, story }));
  }
  const remove = () =>
    attempt(async () => {
      const inside = await listStories({ with_parent: String(folder.id) });
      if (inside.length > 0) throw new Error('The folder is not empty. Move or delete what is in it first.');
      await deleteStory(folder.id);
    });
  return (
    <Dialog title={`Folder ${folder.name}`} onClose={onClose}>
      {problem ? <p role="alert">{problem}</p> : null}
      <form onSubmit={save}>
        <label htmlFor="folder-name">Name</label>
        <input id="folder-name" name="name" required defaultValue={folder.name} />
        <label htmlFor="folder-slug">Slug, its part of the address</label>
        <input id="folder-slug" name="slug" required defaultValue={folder.slug} />
        <FolderChoice id="folder-place" label="In the folder" chosen={place} onChoose={setPlace} except={folder.id} />
        <div className="check">
          <input id="folder-redirect" name="redirect" type="checkbox" defaultChecked />
          <label htmlFor="folder-redirect">Send visitors from the old addresses to the new ones</label>
        </div>
        <div className="row">
          <button type="submit" className="main">
            Save the folder
          </button>
          <button type="button" onClick={() => void remove()}>
            Delete the folder
          </button>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
