import { useEffect, useRef, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { searchStories } from '../api/management.ts';

type StorySearchProps = {
  id: string;
  label: string;
  /** Only stories that have this component, such as `hotel`. */
  component?: string | undefined;
  onChoose: (story: ManagementStory) => void;
};

/** Finds a story by name or address; each found one is a button that chooses it. */
export function StorySearch({ id, label, component, onChoose }: StorySearchProps) {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<ManagementStory[]>([]);
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      searchStories(search.trim(), component).then(
        (stories) => isCurrent && setFound(stories),
        () => isCurrent && setFound([]),
      );
    }, 200);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, component, isOpen]);
  return (
    <details className="search" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={summary}>{label}</summary>
      <label htmlFor={`${id}-search`}>Name or address</label>
      <input id={`${id}-search`} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul>
        {found.map((story) => (
          <li key={story.id}>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                // The button that has the focus is folded up with the list.
                summary.current?.focus();
                onChoose(story);
              }}
            >
              {story.name} <span className="address">/{story.full_slug}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
