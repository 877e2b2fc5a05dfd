import { useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { type Choices, mergeContent } from './merge-content.ts';
import { ShownValue } from './ShownValue.tsx';

type ConflictProps = {
  /** The story as it was when editing began. */
  base: ManagementStory;
  mine: BlockValue;
  /** As somebody else has saved it meanwhile. */
  theirs: ManagementStory;
  onMerged: (content: BlockValue, lockVersion: number) => void;
  onTheirs: () => void;
};

/** Somebody else has saved the story: what both have changed is decided place by place, and then saved together. */
export function Conflict({ base, mine, theirs, onMerged, onTheirs }: ConflictProps) {
  const [choices, setChoices] = useState<Choices>({});
  const their = theirs.content;
  if (!base.content || !their) return null;
  const { conflicts } = mergeContent(base.content, mine, their);
  return (
    <section className="conflict" aria-label="Changes of somebody else" role="alert">
      <h2>Somebody else has saved this story meanwhile</h2>
      <p>
        Nothing was overwritten.{' '}
        {conflicts.length === 0
          ? 'You have changed different places: both can be saved together.'
          : 'Both of you have changed these places. Choose what counts.'}
      </p>
      {conflicts.map(({ path, mine: my, theirs: other }) => (
        <fieldset key={path} className="field">
          <legend>{path}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side} className="check">
              <input
                type="radio"
                id={`${path}-${side}`}
                name={path}
                checked={(choices[path] ?? 'mine') === side}
                onChange={() => setChoices({ ...choices, [path]: side })}
              />
              <label htmlFor={`${path}-${side}`}>
                {side === 'mine' ? 'Yours: ' : 'Theirs: '}
                <ShownValue value={side === 'mine' ? my : other} />
              </label>
            </div>
          ))}
        </fieldset>
      ))}
      <div className="row">
        <button
          type="button"
          className="main"
          onClick={() => {
            if (base.content) onMerged(mergeContent(base.content, mine, their, choices).content, theirs.lock_version);
          }}
        >
          Save both together
        </button>
        <button type="button" onClick={onTheirs}>
          Drop my changes
        </button>
      </div>
    </section>
  );
}
