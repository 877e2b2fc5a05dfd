import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { startIntercepting, wasCancelled } from './challenge/start-intercepting.ts';
import type { FormDefinition } from './form-fields.ts';
import type { FormAnswer, FormProblem } from './form-settings.ts';
import { NoAnswer, sendSubmission } from './send-submission.ts';
import { checkFailed, failureOf, offline } from './submission-failure.ts';
import { useFormAnswer } from './use-form-settings.ts';

/** The states of a form (docs/reference/forms.md#form-states). */
export type FormPhase = 'idle' | 'dirty' | 'checking' | 'submitting' | 'success' | 'offline' | FormProblem;

type Submission = {
  phase: FormPhase;
  answer: FormAnswer | null;
  /** Errors in addition to those of the answer. */
  message: string | null;
  /** How much of it has been sent, from 0 to 1; null before and without a file. */
  progress: number | null;
};

/** Sends a form by script, and says in which state it is. */
export function useSubmission(form: FormDefinition, element: RefObject<HTMLFormElement | null>) {
  const { pathname } = useLocation();
  const served = useFormAnswer(form.id);
  const [submission, setSubmission] = useState<Submission>(() => ({
    phase: phaseOf(served),
    answer: served,
    message: null,
    progress: null,
  }));
  const change = (part: Partial<Submission>) => setSubmission((before) => ({ ...before, ...part }));

  useEffect(() => {
    startIntercepting();
    const node = element.current;
    if (!node) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const on = (type: string, next: (before: Submission, event: Event) => Submission) =>
      node.addEventListener(type, (event) => setSubmission((before) => next(before, event)), { signal });
    on('botpoison-challenge-start', (before) => ({ ...before, phase: 'checking', message: null }));
    on('botpoison-challenge-error', (before, event) => {
      if (wasCancelled(event)) return { ...before, phase: 'dirty' };
      return { ...before, ...(navigator.onLine ? checkFailed : offline) };
    });
    on('input', (before) => (before.phase === 'idle' ? { ...before, phase: 'dirty' } : before));
    return () => listeners.abort();
  }, [element]);

  async function send(node: HTMLFormElement): Promise<void> {
    if (!navigator.onLine) return change(offline);
    const fields = new FormData(node);
    const hasFile = [...fields.values()].some((value) => value instanceof File && value.size > 0);
    change({ phase: 'submitting', message: null, progress: hasFile ? 0 : null });
    try {
      const answer = await sendSubmission(pathname, fields, (progress) => hasFile && change({ progress }));
      change({ phase: phaseOf(answer), answer, progress: null });
    } catch (error) {
      change({ ...failureOf(error instanceof NoAnswer ? error.status : 0), progress: null });
    }
  }

  return {
    ...submission,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (submission.phase !== 'submitting') void send(event.currentTarget);
    },
  };
}

function phaseOf(answer: FormAnswer | null): FormPhase {
  if (!answer) return 'idle';
  return answer.ok ? 'success' : answer.problem;
}
