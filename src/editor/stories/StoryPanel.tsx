import { useEffect, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { mostFound, searchStories } from '../api/management.ts';
import { NewStoryForm } from './NewStoryForm.tsx';
import { StoryFolder } from './StoryFolder.tsx';
import { StoryLink } from './StoryLink.tsx';

type StoryPanelProps = { open: number | null; revision: number; mayPublish: boolean; onChanged: () => void };

/** How long somebody has stopped typing before the search is asked, in ms. */
const pauseMs = 80;

/** All stories as a tree of folders, and what a search finds of them. */
export function StoryPanel({ open, revision, mayPublish, onChanged }: StoryPanelProps) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<ManagementStory[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const words = search.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story that was renamed is to be found again
  useEffect(() => {
    if (words === '') {
      setFound(null);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchStories(words).then(
        (stories) => {
          if (!isCurrent) return;
          setFound(stories);
          setProblem(null);
        },
        (error: Error) => isCurrent && setProblem(error.message),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, revision]);
  return (
    <>
      <label htmlFor="story-search">Search stories</label>
      <input id="story-search" type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <p role="status" className="hint">
        {found === null
          ? ''
          : found.length === 1
            ? 'One story'
            : `${found.length === mostFound ? `${mostFound} or more` : found.length} stories`}
      </p>
      {problem ? <p role="alert">{problem}</p> : null}
      {found === null ? (
        <StoryFolder id={0} open={open} revision={revision} mayPublish={mayPublish} onChanged={onChanged} />
      ) : (
        <ul>
          {found.map((story) => (
            <li key={story.id}>
              <StoryLink story={story} isOpen={story.id === open} withAddress />
            </li>
          ))}
        </ul>
      )}
      <NewStoryForm onCreated={onChanged} />
    </>
  );
}
