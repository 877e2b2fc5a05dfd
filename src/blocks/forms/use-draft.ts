import { type RefObject, useEffect } from 'react';
import { clearDraft, readDraft, restoreDraft, saveDraft } from './form-draft.ts';
import type { FormPhase } from './use-submission.ts';

/**
 * Stores what was filled in as long as the tab is open, so that it survives a reload, and deletes it once it was sent.
 * `key` names the form within the site. Returns the handler for every input.
 */
export function useDraft(element: RefObject<HTMLFormElement | null>, key: string, phase: FormPhase): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when the form comes
  useEffect(() => {
    if (element.current && phase === 'idle') restoreDraft(element.current, readDraft(key));
  }, [key]);
  useEffect(() => {
    if (phase === 'success') clearDraft(key);
  }, [key, phase]);
  return () => {
    if (element.current) saveDraft(key, element.current);
  };
}
