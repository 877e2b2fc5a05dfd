import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { BlockFields } from '../fields/BlockFields.tsx';
import { controlId, type Findings, FindingsContext } from '../fields/findings-context.ts';
import { SelectedBlockContext, type Selection } from '../fields/selected-block-context.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { partStart } from '../use-parts.ts';
import { Changes } from './Changes.tsx';
import { Conflict } from './Conflict.tsx';
import type { LocatedFinding } from './locate-findings.ts';
import { Preview } from './Preview.tsx';
import { PublishBar } from './PublishBar.tsx';
import { PublishCheck } from './PublishCheck.tsx';
import { Schedule } from './Schedule.tsx';
import { StorySettings } from './StorySettings.tsx';
import { useFindings } from './use-findings.ts';
import { usePreview } from './use-preview.ts';
import { useStory } from './use-story.ts';
import { Versions } from './Versions.tsx';

type StoryEditorProps = { id: number; session: EditorSession; onChanged: () => void };
type Edited = ReturnType<typeof useStory>;

/** One story: its form beside its page. */
export function StoryEditor({ id, session, onChanged }: StoryEditorProps) {
  const edited = useStory(id, onChanged);
  if (!edited.story || !edited.content) {
    return edited.problem ? <p role="alert">{edited.problem}</p> : <p role="status">Loading …</p>;
  }
  const { story, content } = edited;
  return <OpenStory {...{ session, onChanged, edited, story, content }} />;
}

type OpenStoryProps = Omit<StoryEditorProps, 'id'> & {
  edited: Edited;
  story: NonNullable<Edited['story']>;
  content: BlockValue;
};

function OpenStory({ session, onChanged, edited, story, content }: OpenStoryProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Who opened it by keys goes on from here, not through the list of stories.
  useEffect(() => title.current?.focus(), []);
  const [selected, setSelected] = useState<Selection>({ uid: null, target: null });
  const select = useCallback((uid: string) => setSelected({ uid, target: null }), []);
  const tellPreview = usePreview({ frame, story, content, selected: selected.uid, onSelect: select });
  const selection = useMemo(() => ({ ...selected, select }), [selected, select]);
  const findings = useFindings(story.id, content);
  const found = useMemo(() => findingsByPlace(findings ?? []), [findings]);
  const { edit, save } = edited;
  const onChange = useCallback((next: BlockValue, key: string | null) => edit(next, key), [edit]);
  const mayPublish = session.role !== 'editor';
  const done = (action: 'change' | 'published' | 'unpublished') => {
    tellPreview(action);
    onChanged();
  };
  return (
    <>
      <header className="story-bar">
        <h1 {...partStart} ref={title}>
          {story.name}
        </h1>
        <p className="address">/{story.full_slug === 'home' ? '' : story.full_slug}</p>
        <PublishBar edited={edited} story={story} mayPublish={mayPublish} onDone={done} />
        <p role="status" className="others">
          {edited.others.length === 0 ? '' : `Also open at: ${edited.others.join(', ')}.`}
        </p>
        {edited.problem ? (
          <p role="alert" className="problem">
            {edited.problem}
          </p>
        ) : null}
        {edited.conflict ? (
          <Conflict
            base={story}
            mine={content}
            theirs={edited.conflict}
            onMerged={(merged, lockVersion) => {
              // The button that has the focus goes with the question.
              title.current?.focus();
              edit(merged, null);
              void save({ lock_version: lockVersion }, merged);
            }}
            onTheirs={() => {
              title.current?.focus();
              void edited.reload();
            }}
          />
        ) : null}
      </header>
      <div className="panes">
        <form
          {...partStart}
          className="content"
          aria-label="Content"
          noValidate
          onSubmit={(event) => event.preventDefault()}
        >
          <PublishCheck
            findings={findings}
            onOpen={({ uid, field }) =>
              setSelected({ uid, target: field === '' ? null : { controlId: controlId(uid, field) } })
            }
          />
          <SelectedBlockContext value={selection}>
            <FindingsContext value={found}>
              <BlockFields block={content} onChange={onChange} />
            </FindingsContext>
          </SelectedBlockContext>
        </form>
        <div className="aside">
          <Preview frame={frame} story={story} signature={session.preview} />
          <section {...partStart} className="tools" aria-label="Changes, versions, times, address">
            <Changes story={story} content={content} />
            <Versions story={story} version={story.lock_version} onRestored={edited.take} />
            {mayPublish ? <Schedule story={story} /> : null}
            <StorySettings story={story} mayPublish={mayPublish} edited={edited} onChanged={onChanged} />
          </section>
        </div>
      </div>
    </>
  );
}

function findingsByPlace(findings: readonly LocatedFinding[]): Findings {
  const fields = new Map<string, LocatedFinding[]>();
  const blocks = new Map<string, number>();
  for (const finding of findings) {
    const id = controlId(finding.uid, finding.field);
    fields.set(id, [...(fields.get(id) ?? []), finding]);
    for (const uid of finding.blocks) blocks.set(uid, (blocks.get(uid) ?? 0) + 1);
  }
  return { fields, blocks };
}
