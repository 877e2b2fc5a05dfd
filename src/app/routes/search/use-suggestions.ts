import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { announce } from '#ui/announcer.tsx';
import { minSearchLength } from './search-query.ts';
import type { Suggestion } from './suggestion.ts';

/** A pause in the typing before anything is asked, in milliseconds. */
const typingPauseMs = 200;

/**
 * What makes a search field a combobox: attributes and listeners for the field, and what its list shows. `isAlive` is
 * false until the script runs, so that nothing pretends to work before.
 */
export function useSuggestions(listId: string) {
  const [isAlive, setAlive] = useState(false);
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const asked = useRef<AbortController | null>(null);
  const navigate = useNavigate();
  const isOpen = suggestions.length > 0;

  useEffect(() => {
    setAlive(true);
    return () => asked.current?.abort();
  }, []);

  const close = () => {
    asked.current?.abort();
    setSuggestions([]);
    setActive(-1);
  };
  const choose = (suggestion: Suggestion) => {
    close();
    void navigate(suggestion.href);
  };
  const optionId = (index: number) => `${listId}-${index}`;

  async function ask(text: string) {
    asked.current?.abort();
    const controller = new AbortController();
    asked.current = controller;
    if (text.trim().length < minSearchLength) return close();
    const found = await fetchSuggestions(text, controller.signal).catch(() => null);
    if (controller.signal.aborted || !found) return;
    setSuggestions(found);
    setActive(-1);
    if (found.length > 0) announce(found.length === 1 ? '1 suggestion' : `${found.length} suggestions`);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (step && isOpen) {
      event.preventDefault();
      // One place is the field itself, before the first and after the last.
      setActive((before) => ((before + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (event.key === 'Enter') {
      const chosen = suggestions[active];
      if (!chosen) return;
      event.preventDefault();
      choose(chosen);
    }
  };

  return {
    isAlive,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      onChange: (event: ChangeEvent<HTMLInputElement>) => void ask(event.target.value),
      onKeyDown,
      onBlur: close,
    } as const,
    list: { id: listId, suggestions, active, optionId, choose, close },
  };
}

/** Asks after a pause; rejects when something else was asked meanwhile. */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  await new Promise((resolve) => setTimeout(resolve, typingPauseMs));
  signal.throwIfAborted();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(5_000)]);
  const response = await fetch(`/api/search/suggestions?${new URLSearchParams({ q: text })}`, { signal: limit });
  if (!response.ok) return [];
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
}
