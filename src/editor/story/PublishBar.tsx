import { useEffect, useRef } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { setPublic } from '../api/management.ts';
import type { useStory } from './use-story.ts';

type PublishBarProps = {
  edited: ReturnType<typeof useStory>;
  story: ManagementStory;
  mayPublish: boolean;
  onDone: (action: 'change' | 'published' | 'unpublished') => void;
};

const words = { saved: 'All changes are saved.', changed: 'There are changes.', saving: 'Saving …' };

/** Saves, publishes and takes back; says what of it is done. Ctrl or Command with S saves, too. */
export function PublishBar({ edited, story, mayPublish, onDone }: PublishBarProps) {
  const { state, save, undo, redo, canUndo, canRedo, take, report } = edited;
  const saveNow = async () => {
    if (await save()) onDone('change');
  };
  const latest = useRef(saveNow);
  latest.current = saveNow;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  async function publish(): Promise<void> {
    if (await save({ publish: 1 })) onDone('published');
  }
  async function unpublish(): Promise<void> {
    try {
      if (state === 'changed' && !(await save())) return;
      take(await setPublic(story.id, false));
      onDone('unpublished');
    } catch (error) {
      report((error as Error).message);
    }
  }
  const visibility = !story.published
    ? 'Not public.'
    : story.unpublished_changes
      ? 'An older version is public.'
      : 'Public.';
  return (
    <fieldset className="row plain" aria-label="Saving and publishing">
      <button type="button" disabled={!canUndo} onClick={undo}>
        Undo
      </button>
      <button type="button" disabled={!canRedo} onClick={redo}>
        Redo
      </button>
      <button type="button" onClick={() => void saveNow()}>
        Save
      </button>
      {mayPublish ? (
        <>
          <button type="button" className="main" onClick={() => void publish()}>
            Publish
          </button>
          <button type="button" disabled={!story.published} onClick={() => void unpublish()}>
            Unpublish
          </button>
        </>
      ) : null}
      <p role="status">
        {words[state]} {visibility}
      </p>
    </fieldset>
  );
}
