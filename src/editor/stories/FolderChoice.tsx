import { useEffect, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { listStories, perPage } from '../api/management.ts';

/** A folder by its id and address; that of the top is 0. */
export type Place = { id: number; address: string };
export const topFolder: Place = { id: 0, address: '' };

type FolderChoiceProps = {
  /** Unique on the page. */
  id: string;
  label: string;
  chosen: Place;
  onChoose: (folder: Place) => void;
  /** A folder that is itself to be moved: neither it nor what is in it is offered. */
  except?: number;
  /** Grows when there are other folders than before. */
  revision?: number;
};

/** Chooses a folder from the tree of folders; what lies in one is read when it is opened. */
export function FolderChoice({ id, label, chosen, onChoose, except, revision = 0 }: FolderChoiceProps) {
  const shared = { name: id, chosen, onChoose, except, revision };
  return (
    <fieldset className="field folders">
      <legend>{label}</legend>
      <p className="hint">Chosen: /{chosen.address}</p>
      <FolderRadio {...shared} folder={topFolder} label="The top" />
      <FolderRadios {...shared} parent={0} />
    </fieldset>
  );
}

type RadioProps = Pick<FolderChoiceProps, 'chosen' | 'onChoose'> & {
  name: string;
  except: number | undefined;
  revision: number;
};

function FolderRadio({
  name,
  chosen,
  onChoose,
  folder,
  label,
}: Omit<RadioProps, 'except' | 'revision'> & { folder: Place; label: string }) {
  const id = `${name}-${folder.id}`;
  return (
    <div className="check">
      <input type="radio" id={id} name={name} checked={folder.id === chosen.id} onChange={() => onChoose(folder)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

function FolderRadios({ parent, ...shared }: RadioProps & { parent: number }) {
  const [folders, setFolders] = useState<ManagementStory[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pages, setPages] = useState(1);
  const { revision } = shared;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a folder that was made may lie in this one
  useEffect(() => {
    let isCurrent = true;
    listStories({ folder_only: '1', with_parent: String(parent), sort_by: 'name:asc' }, { pages }).then(
      (read) => isCurrent && setFolders(read),
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [parent, pages, revision]);
  if (problem) return <p role="alert">{problem}</p>;
  if (folders === null) return <p role="status">Loading …</p>;
  const offered = folders.filter(({ id }) => id !== shared.except);
  if (offered.length === 0) return <p className="hint">No folder is in here.</p>;
  return (
    <ul>
      {offered.map(({ id, name, full_slug }) => (
        <li key={id}>
          <FolderRadio {...shared} folder={{ id, address: full_slug }} label={name} />
          <InnerFolders {...shared} parent={id} label={`Folders in ${name}`} />
        </li>
      ))}
      {folders.length === pages * perPage ? (
        <li>
          <button type="button" onClick={() => setPages(pages + 1)}>
            Show more folders
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function InnerFolders({ label, ...shared }: RadioProps & { parent: number; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? <FolderRadios {...shared} /> : null}
    </details>
  );
}
