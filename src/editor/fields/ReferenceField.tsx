import { useEffect, useState } from 'react';
import type { ManagementStory } from '#protocol/storyblok/management.ts';
import { storiesByUuid } from '../api/management.ts';
import type { FieldProps } from './field-props.ts';
import { MoveButtons, moved } from './MoveButtons.tsx';
import { StorySearch } from './StorySearch.tsx';

/** Stories by their uuids: one, or several in their order. */
export function ReferenceField({ id, label, schema, value, onChange }: FieldProps) {
  const isOne = schema.type === 'option';
  const uuids = (isOne ? [value] : Array.isArray(value) ? value : []).filter(
    (uuid): uuid is string => typeof uuid === 'string' && uuid !== '',
  );
  const [stories, setStories] = useState<ReadonlyMap<string, ManagementStory>>(new Map());
  const unknown = uuids.filter((uuid) => !stories.has(uuid)).join();
  useEffect(() => {
    if (unknown === '') return;
    storiesByUuid(unknown.split(',')).then(
      (read) => setStories((known) => new Map([...known, ...read.map((story) => [story.uuid, story] as const)])),
      () => undefined,
    );
  }, [unknown]);
  const set = (next: string[]) => onChange(isOne ? (next[0] ?? '') : next, null);
  const wanted = schema.filter_content_type;
  return (
    <>
      <ul className="items">
        {uuids.map((uuid, index) => {
          const name = stories.get(uuid)?.name ?? uuid;
          return (
            <li key={uuid} className="row">
              <span>{name}</span>
              {isOne ? null : (
                <MoveButtons
                  name={name}
                  index={index}
                  count={uuids.length}
                  onMove={(by) => set(moved(uuids, index, by))}
                />
              )}
              <button type="button" onClick={() => set(uuids.filter((other) => other !== uuid))}>
                Remove {name}
              </button>
            </li>
          );
        })}
      </ul>
      <StorySearch
        id={id}
        label={`${isOne && uuids.length > 0 ? 'Change' : 'Add'}: ${label}`}
        component={Array.isArray(wanted) ? wanted[0] : wanted}
        onChoose={(story) => {
          setStories((known) => new Map([...known, [story.uuid, story]]));
          set(isOne ? [story.uuid] : [...uuids.filter((uuid) => uuid !== story.uuid), story.uuid]);
        }}
      />
    </>
  );
}
