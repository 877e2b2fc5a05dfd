import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '#ui/announcer.tsx';
import { messageResetDelayMs } from '#ui/constants.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { emit } from '../analytics/analytics.ts';
import { startIntercepting, wasCancelled } from '../forms/challenge/start-intercepting.ts';
import { type NewsletterProvider, type NewsletterResult, networkFailure } from './newsletter-contract.ts';
import { postNewsletter } from './post-newsletter.ts';

/** The states of a newsletter form (docs/reference/newsletters.md#providers). */
type NewsletterPhase = 'idle' | 'checking' | 'submitting' | NewsletterResult['state'];

type Newsletter = {
  provider: NewsletterProvider;
  successText?: string | null;
  /** What a plain post came back with. */
  returned: FormState | null;
};

/** Why a message rests. */
const noRest = { focus: false, pointer: false, unseen: false };

/** A message of which less is in the window is out of sight. */
const seenPart = 0.5;

/**
 * Sends a newsletter form by script and shows what came of it. Message and form are cleared 3 s after a result
 * (docs/reference/newsletters.md#reset), not while the message itself is focused, has the pointer on it or is out of
 * sight; the live region keeps the words. A message that comes is scrolled into sight.
 */
export function useNewsletterForm(
  element: RefObject<HTMLFormElement | null>,
  { provider, successText, returned }: Newsletter,
) {
  const [initial, setInitial] = useState(returned);
  const [shown, setShown] = useState<{ phase: NewsletterPhase; result: NewsletterResult | null }>({
    phase: 'idle',
    result: null,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rests = useRef(noRest);
  const message = useRef<HTMLParagraphElement>(null);

  function reset(): void {
    element.current?.reset();
    setInitial(null);
    clear('idle');
  }

  /** Takes the message away; a message that has gone no longer says that the pointer left it. */
  function clear(phase: 'idle' | 'checking' | 'submitting'): void {
    clearTimeout(timer.current);
    rests.current = noRest;
    setShown({ phase, result: null });
  }

  function schedule(): void {
    clearTimeout(timer.current);
    if (!Object.values(rests.current).includes(true)) timer.current = setTimeout(reset, messageResetDelayMs);
  }

  function rest(part: Partial<typeof rests.current>): void {
    rests.current = { ...rests.current, ...part };
    schedule();
  }

  function show(result: NewsletterResult): void {
    setShown({ phase: result.state, result });
    if (result.state === 'invalid') return;
    announce(result.message);
    emit('subscribe_result', { provider, result: result.state });
    schedule();
  }

  async function send(form: HTMLFormElement): Promise<void> {
    clear('submitting');
    show(await postNewsletter(provider, new FormData(form), successText ?? '').catch(() => networkFailure));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls lives as long as the form
  useEffect(() => {
    const node = element.current;
    startIntercepting();
    const listeners = new AbortController();
    const { signal } = listeners;
    node?.addEventListener('botpoison-challenge-start', () => clear('checking'), { signal });
    node?.addEventListener(
      'botpoison-challenge-error',
      (event) => (wasCancelled(event) ? setShown({ phase: 'idle', result: null }) : show(networkFailure)),
      { signal },
    );
    return () => {
      listeners.abort();
      clearTimeout(timer.current);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls lives as long as the form
  useEffect(() => {
    const node = message.current;
    if (!node) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
    const observer = new IntersectionObserver(
      (entries) => {
        const isUnseen = (entries.at(-1)?.intersectionRatio ?? 1) < seenPart;
        if (isUnseen !== rests.current.unseen) rest({ unseen: isUnseen });
      },
      { threshold: seenPart },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [shown.result]);

  return {
    ...shown,
    state: fieldState(shown.phase, shown.result, initial),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (shown.phase !== 'submitting') void send(event.currentTarget);
    },
    messageProps: {
      ref: message,
      onFocus: () => rest({ focus: true }),
      onBlur: () => rest({ focus: false }),
      onPointerEnter: () => rest({ pointer: true }),
      onPointerLeave: () => rest({ pointer: false }),
    },
  };
}

/**
 * What the fields hold from the start, and the errors to show: a form that came back keeps its values until a reset.
 */
function fieldState(
  phase: NewsletterPhase,
  result: NewsletterResult | null,
  initial: FormState | null,
): FormState | null {
  if (phase === 'idle') return initial;
  return { values: initial?.values ?? {}, errors: result?.errors ?? {} };
}
