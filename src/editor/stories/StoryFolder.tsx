import { useEffect, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { listStories, perPage } from '../api/management.ts';
import { FolderSettings } from './FolderSettings.tsx';
import { StoryLink } from './StoryLink.tsx';

type StoryFolderProps = {
  /** The folder's id; 0 for the top. */
  id: number;
  open: number | null;
  revision: number;
  mayPublish: boolean;
  onChanged: () => void;
};

/** What lies in a folder; that of folders within it is read when they are opened. */
export function StoryFolder({ id, ...shared }: StoryFolderProps) {
  const { open, revision } = shared;
  const [pages, setPages] = useState(1);
  const [stories, setStories] = useState<ManagementStory[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change anywhere may have been one of this folder
  useEffect(() => {
    let isCurrent = true;
    listStories({ with_parent: String(id), sort_by: 'name:asc' }, { pages }).then(
      (read) => isCurrent && setStories(read),
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, revision, pages]);
  if (problem) return <p role="alert">{problem}</p>;
  if (stories === null) return <p role="status">Loading …</p>;
  if (stories.length === 0) return <p className="hint">Nothing is here yet.</p>;
  return (
    <ul>
      {stories.map((story) => (
        <li key={story.id}>
          {story.is_folder ? (
            <ClosedFolder {...shared} story={story} />
          ) : (
            <StoryLink story={story} isOpen={story.id === open} />
          )}
        </li>
      ))}
      {stories.length === pages * perPage ? (
        <li>
          <button type="button" onClick={() => setPages(pages + 1)}>
            Show more
          </button>
        </li>
      ) : null}
    </ul>
  );
}

function ClosedFolder({ story, ...shared }: Omit<StoryFolderProps, 'id'> & { story: ManagementStory }) {
  const [isOpen, setOpen] = useState(false);
  const [isChanging, setChanging] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{story.name}</summary>
      {isOpen ? <StoryFolder {...shared} id={story.id} /> : null}
      {isOpen && shared.mayPublish ? (
        <button type="button" aria-label={`Change the folder ${story.name}`} onClick={() => setChanging(true)}>
          Change the folder
        </button>
      ) : null}
      {isChanging ? (
        <FolderSettings folder={story} onClose={() => setChanging(false)} onChanged={shared.onChanged} />
      ) : null}
    </details>
  );
}
