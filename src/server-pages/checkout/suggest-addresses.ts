import { type AddressSuggestion, questionLength } from '#protocol/addresses/address-suggestion.ts';

/** Of typing, before what is typed is asked about, in ms. */
const pauseMs = 250;

/**
 * Runs in the browser, where a service that knows addresses is configured: offers them under the street while it is typed, from this
 * site's own server, and fills in the rest of the one that is chosen. Whatever fails, the form stays as it is without a script.
 */
const list = document.querySelector<HTMLDataListElement>('datalist[data-from]');
const form = list?.closest('form');
if (list && form) offerAddresses(list, form);

function offerAddresses(offered: HTMLDataListElement, { elements }: HTMLFormElement): void {
  const field = (name: string) => {
    const found = elements.namedItem(name);
    return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found : null;
  };
  const street = field('address1');
  const status = offered.parentElement?.querySelector('[role=status]');
  let known: AddressSuggestion[] = [];
  let timer = 0;
  let asked = new AbortController();

  const ask = async (text: string) => {
    asked = new AbortController();
    const address = new URL(offered.dataset.from ?? '', location.href);
    address.searchParams.set('country', field('country')?.value ?? '');
    address.searchParams.set('q', text);
    try {
      const answer = await fetch(address, { signal: asked.signal, redirect: 'error' });
      if (!answer.ok) return;
      ({ suggestions: known } = (await answer.json()) as { suggestions: AddressSuggestion[] });
    } catch {
      return;
    }
    offered.replaceChildren(...known.map(({ label }) => new Option(label, label)));
  };

  const fill = (chosen: AddressSuggestion) => {
    for (const name of ['address1', 'city', 'province', 'zip'] as const) {
      const target = field(name);
      if (target && chosen[name]) target.value = chosen[name];
    }
    offered.replaceChildren();
    if (status) status.textContent = `Filled in: ${chosen.label}.`;
  };

  street?.addEventListener('input', () => {
    clearTimeout(timer);
    asked.abort();
    const text = street.value.trim();
    const chosen = known.find(({ label }) => label === text);
    if (chosen) fill(chosen);
    else if (text.length >= questionLength.min) timer = window.setTimeout(ask, pauseMs, text);
  });
}
