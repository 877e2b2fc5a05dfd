import { useEffect, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { listVersions, restoreVersion, type StoryVersion } from '../api/management.ts';

type VersionsProps = {
  story: ManagementStory;
  /** Grows with every save, after which there is one more. */
  version: number;
  onRestored: (story: ManagementStory) => void;
};

const words: Record<string, string> = {
  create: 'Made',
  update: 'Saved',
  publish: 'Published',
  unpublish: 'Unpublished',
  restore: 'Restored',
  delete: 'Deleted',
};

/** Former versions of the story, newest first; each can become the draft again. */
export function Versions({ story, version, onRestored }: VersionsProps) {
  const [isOpen, setOpen] = useState(false);
  const [versions, setVersions] = useState<StoryVersion[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { id } = story;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save makes a version
  useEffect(() => {
    if (!isOpen) return;
    listVersions(id).then(setVersions, (error: Error) => setProblem(error.message));
  }, [id, isOpen, version]);
  async function restore(wanted: number): Promise<void> {
    try {
      onRestored(await restoreVersion(id, wanted));
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Versions</summary>
      {problem ? <p role="alert">{problem}</p> : null}
      <ol className="items">
        {versions.map(({ id: one, event, author, created_at }) => {
          const when = new Date(created_at).toLocaleString();
          return (
            <li key={one} className="row">
              <span>
                {words[event] ?? event}, {when}
                {author ? `, ${author}` : ''}
              </span>
              <button type="button" aria-label={`Restore the version of ${when}`} onClick={() => void restore(one)}>
                Restore
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}
