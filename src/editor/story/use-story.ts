import { useCallback, useEffect, useRef, useState } from 'react';
import type { ManagementStory, ManagementStoryRequest } from '#protocol/storyblok/management.ts';
import type { BlockValue } from '#protocol/storyblok/story.ts';
import { readStory, saveStory } from '../api/management.ts';
import { RequestFailed } from '../api/request-json.ts';
import { change, type History, redo, startHistory, undo } from './content-history.ts';
import { equal } from './merge-content.ts';
import { usePresence } from './use-presence.ts';

/** How long nothing was changed before a draft is saved by itself, in ms. */
const autosaveMs = 3_000;

export type SaveState = 'saved' | 'changed' | 'saving';

/** A story that is edited: its content with undo, its saving, and what somebody else saved meanwhile. */
export function useStory(id: number, onSaved: () => void) {
  const [story, setStory] = useState<ManagementStory | null>(null);
  const [history, setHistory] = useState<History | null>(null);
  const [conflict, setConflict] = useState<ManagementStory | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);
  const isChanged = story !== null && history !== null && !equal(story.content, history.present);
  const now = useRef({ story, history, conflict, isChanged, onSaved });
  now.current = { story, history, conflict, isChanged, onSaved };

  const take = useCallback((read: ManagementStory) => {
    setStory(read);
    setHistory(startHistory(read.content ?? { _uid: '', component: '' }));
    setConflict(null);
    setProblem(null);
  }, []);
  useEffect(() => {
    readStory(id).then(take, (error: Error) => setProblem(error.message));
  }, [id, take]);

  /** Saves the draft, or `merged` in its place, with `more` beside it; true once it is stored. One save runs at a time. */
  const save = useCallback(
    async (more: Partial<ManagementStoryRequest> = {}, merged?: BlockValue): Promise<boolean> => {
      await running.current;
      const { story: base, history: current, conflict: isStale } = now.current;
      if (!base || !current || (isStale && !more.lock_version)) return false;
      const content = merged ?? current.present;
      const attempt = async (): Promise<boolean> => {
        setSaving(true);
        try {
          const request = { lock_version: base.lock_version, ...more, story: { ...more.story, content } };
          const { story: saved } = await saveStory(id, request);
          // A save that waits for this one begins before the next rendering.
          now.current = { ...now.current, story: saved, conflict: null };
          setStory(saved);
          setConflict(null);
          setProblem(null);
          now.current.onSaved();
          return true;
        } catch (error) {
          const theirs = error instanceof RequestFailed && error.status === 409 ? conflictOf(error.body) : null;
          if (theirs) setConflict(theirs);
          else setProblem((error as Error).message);
          return false;
        } finally {
          setSaving(false);
          running.current = null;
        }
      };
      running.current = attempt();
      return running.current;
    },
    [id],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change begins the wait anew
  useEffect(() => {
    if (!isChanged || conflict) return;
    const timer = setTimeout(() => void save(), autosaveMs);
    return () => clearTimeout(timer);
  }, [isChanged, conflict, save, history?.present]);
  const others = usePresence(id, {
    onVersion: async (lockVersion) => {
      const isNews = () => {
        const { story: known, conflict: isTold } = now.current;
        return known && !running.current && !isTold && lockVersion > known.lock_version;
      };
      if (!isNews()) return;
      const read = await readStory(id).catch(() => null);
      if (!read || !isNews()) return;
      if (now.current.isChanged) setConflict(read);
      else take(read);
    },
    onDeleted: () => setProblem('This story was deleted.'),
  });
  useEffect(
    () => () => {
      // Another story was opened before this one was saved by itself.
      if (now.current.isChanged) void save();
    },
    [save],
  );
  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);

  return {
    story,
    content: history?.present ?? null,
    problem,
    conflict,
    /** Who else has the story open. */
    others,
    state: (isSaving ? 'saving' : isChanged ? 'changed' : 'saved') as SaveState,
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    edit: useCallback(
      (content: BlockValue, key: string | null) => setHistory((last) => last && change(last, content, key)),
      [],
    ),
    undo: () => setHistory((last) => last && undo(last)),
    redo: () => setHistory((last) => last && redo(last)),
    save,
    /** Shows what the service has now; what was not saved is gone. */
    reload: async () => take(await readStory(id)),
    take,
    report: setProblem,
  };
}

function conflictOf(body: unknown): ManagementStory | null {
  return typeof body === 'object' && body !== null && 'story' in body ? (body.story as ManagementStory) : null;
}
