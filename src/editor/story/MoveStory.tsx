import { useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { Dialog } from '../Dialog.tsx';
import { FolderChoice, type Place } from '../stories/FolderChoice.tsx';
import { placeOf } from '../stories/place-of.ts';

type MoveStoryProps = {
  story: ManagementStory;
  /** Whether the story may be moved; it may be copied in any case. */
  mayMove: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onMove: (folder: Place, redirect: boolean) => void;
  onCopy: (folder: Place) => void;
  onClose: () => void;
};

/** Takes a story to another folder, or makes a copy of it there. */
export function MoveStory({ story, mayMove, problem, onMove, onCopy, onClose }: MoveStoryProps) {
  const [place, setPlace] = useState(() => placeOf(story));
  const [redirect, setRedirect] = useState(true);
  return (
    <Dialog title={`Move or copy ${story.name}`} onClose={onClose}>
      {problem ? <p role="alert">{problem}</p> : null}
      <FolderChoice id="story-place" label="To the folder" chosen={place} onChoose={setPlace} />
      {story.published ? (
        <div className="check">
          <input
            id="move-redirect"
            type="checkbox"
            checked={redirect}
            onChange={({ target }) => setRedirect(target.checked)}
          />
          <label htmlFor="move-redirect">After a move, send visitors from the old address to the new one</label>
        </div>
      ) : null}
      <div className="row">
        <button
          type="button"
          className="main"
          disabled={!mayMove || place.id === story.parent_id}
          onClick={() => onMove(place, redirect && story.published === true)}
        >
          Move here
        </button>
        <button type="button" onClick={() => onCopy(place)}>
          Copy here
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}
