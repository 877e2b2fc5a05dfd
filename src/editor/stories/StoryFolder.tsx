import { useEffect, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { listStories } from '../api/management.ts';
import { StoryLink } from './StoryLink.tsx';

type StoryFolderProps = {
  /** The folder's id; 0 for the top. */
  id: number;
  open: number | null;
  revision: number;
};

/** What lies in a folder; that of folders within it is read when they are opened. */
export function StoryFolder({ id, open, revision }: StoryFolderProps) {
  const [stories, setStories] = useState<ManagementStory[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change anywhere may have been one of this folder
  useEffect(() => {
    let isCurrent = true;
    listStories({ with_parent: String(id), sort_by: 'name:asc' }).then(
      (read) => isCurrent && setStories(read),
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, revision]);
  if (problem) return <p role="alert">{problem}</p>;
  if (stories === null) return <p role="status">Loading …</p>;
  if (stories.length === 0) return <p className="hint">Nothing is here yet.</p>;
  return (
    <ul>
      {stories.map((story) => (
        <li key={story.id}>
          {story.is_folder ? (
            <ClosedFolder story={story} open={open} revision={revision} />
          ) : (
            <StoryLink story={story} isOpen={story.id === open} />
          )}
        </li>
      ))}
    </ul>
  );
}

function ClosedFolder({ story, open, revision }: Omit<StoryFolderProps, 'id'> & { story: ManagementStory }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{story.name}</summary>
      {isOpen ? <StoryFolder id={story.id} open={open} revision={revision} /> : null}
    </details>
  );
}
