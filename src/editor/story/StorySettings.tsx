import { type SubmitEvent, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { createStory, deleteStory, spaceAddress, undeleteStory } from '../api/management.ts';
import type { Place } from '../stories/FolderChoice.tsx';
import { storyAddress } from '../use-open-story.ts';
import { MoveStory } from './MoveStory.tsx';
import { copyBlock } from './new-block.ts';
import type { useStory } from './use-story.ts';

type StorySettingsProps = {
  story: ManagementStory;
  mayPublish: boolean;
  edited: ReturnType<typeof useStory>;
  onChanged: () => void;
};

const savedMeanwhile = 'Somebody else has saved this story meanwhile. Cancel, and choose what counts first.';

/** Name, slug, place, copies and delete. What is public is renamed and deleted by who may publish. */
export function StorySettings({ story, mayPublish, edited, onChanged }: StorySettingsProps) {
  const [deleted, setDeleted] = useState<ManagementStory | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
      setProblem(null);
      onChanged();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  function rename(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, slug] = [String(form.get('name')), String(form.get('slug'))];
    const redirect = form.has('redirect') ? { redirect: 1 as const } : {};
    void edited.save({ ...redirect, story: { name, slug } });
  }
  const again = async (copyName: string, slug: string, parent_id = story.parent_id) => {
    const content = copyBlock(edited.content ?? { _uid: '', component: '' });
    const made = await createStory({ name: copyName, slug, parent_id, content });
    location.hash = storyAddress(made.id);
  };
  const copyTo = ({ id }: Place) =>
    id === story.parent_id ? again(`${story.name}, copy`, `${story.slug}-copy`) : again(story.name, story.slug, id);
  async function move({ id }: Place, redirect: boolean): Promise<void> {
    const isMoved = await edited.save({ ...(redirect && { redirect: 1 as const }), story: { parent_id: id } });
    if (isMoved) setMoving(false);
  }
  async function remove(): Promise<void> {
    if (edited.state === 'changed' && !(await edited.save())) return;
    await deleteStory(story.id);
    setDeleted(story);
  }
  async function bringBack(): Promise<void> {
    edited.take(await undeleteStory(story.id));
    setDeleted(null);
  }
  if (deleted) {
    return (
      <>
        {problem ? <p role="alert">{problem}</p> : null}
        <p role="alert">
          {deleted.name} is deleted.{' '}
          <button type="button" onClick={() => void attempt(bringBack)}>
            Undo: bring it back as it was
          </button>
        </p>
      </>
    );
  }
  const isClosed = story.published === true && !mayPublish;
  return (
    <details>
      <summary>Name, address, folder, copy, delete</summary>
      {problem ? <p role="alert">{problem}</p> : null}
      <form onSubmit={rename}>
        <label htmlFor="story-name">Name</label>
        <input id="story-name" name="name" required defaultValue={story.name} key={`name ${story.name}`} />
        <label htmlFor="story-slug">Slug, its part of the address</label>
        <input
          id="story-slug"
          name="slug"
          required
          disabled={isClosed}
          defaultValue={story.slug}
          key={`slug ${story.slug}`}
        />
        {story.published ? (
          <div className="check">
            <input id="story-redirect" name="redirect" type="checkbox" defaultChecked />
            <label htmlFor="story-redirect">Send visitors from the old address to the new one</label>
          </div>
        ) : null}
        <button type="submit">Rename</button>
      </form>
      <div className="row">
        <button type="button" onClick={() => void attempt(() => again(`${story.name}, copy`, `${story.slug}-copy`))}>
          Duplicate the story
        </button>
        <button type="button" onClick={() => setMoving(true)}>
          Move or copy to a folder
        </button>
        <button type="button" disabled={isClosed} onClick={() => void attempt(remove)}>
          Delete the story
        </button>
      </div>
      <p>
        <a href={`${spaceAddress}/stories/${story.id}`} download={`${story.full_slug.replaceAll('/', '__')}.json`}>
          Export the story as a file
        </a>{' '}
        <span className="hint">as it was last saved</span>
      </p>
      {isMoving ? (
        <MoveStory
          story={story}
          mayMove={!isClosed}
          problem={edited.conflict ? savedMeanwhile : (edited.problem ?? problem)}
          onMove={(folder, redirect) => void move(folder, redirect)}
          onCopy={(folder) => void attempt(() => copyTo(folder))}
          onClose={() => setMoving(false)}
        />
      ) : null}
    </details>
  );
}
