import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { isDay } from '#blocks/events/date-path.ts';
import { announce } from '#ui/announcer.tsx';
import type { ReserveView } from './reserve-view.ts';
import { quietField, showField, shownChoice } from './reserve-wish.ts';

/** How long a guest may go on choosing before the times are asked for. */
const pauseMs = 400;

/** Party and day as the fields say them. */
export type FieldWish = { party: string; day: string };

/**
 * Asks for the times as soon as the fields name another party or day than those shown. Until they are there, `wish` says whose they
 * will be: the ones in sight are not for them. The focus stays, and `words` are announced.
 */
export function useAskedTimes({ party, day }: Pick<ReserveView, 'party' | 'day'>, words: string) {
  const submit = useSubmit();
  const [wish, setWish] = useState<FieldWish | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isAsked = useRef(false);
  const shown = shownChoice(party, day);
  const isOld = wish !== null && shownChoice(wish.party, wish.day) !== shown;

  useEffect(() => () => clearTimeout(timer.current), []);

  // Also where a button or the way back showed others; not while a guest has chosen again since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect follows what is shown
  useEffect(() => {
    if (timer.current === undefined) setWish(null);
  }, [shown]);

  useEffect(() => {
    if (isOld || !isAsked.current) return;
    isAsked.current = false;
    announce(words);
  }, [isOld, words]);

  const ask = (form: HTMLFormElement) => {
    timer.current = undefined;
    isAsked.current = true;
    const fields = new FormData(form);
    fields.set(showField, '');
    fields.set(quietField, '1');
    void submit(fields, { method: 'post', replace: true, preventScrollReset: true });
  };

  const follow = (form: HTMLFormElement) => {
    const fields = new FormData(form);
    const next = { party: String(fields.get('party')), day: String(fields.get('date')) };
    setWish(next);
    clearTimeout(timer.current);
    timer.current = isDay(next.day) ? setTimeout(() => ask(form), pauseMs) : undefined;
  };

  return { wish: isOld ? wish : null, fields: wish ?? { party: String(party), day }, follow };
}
