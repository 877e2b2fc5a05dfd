import { html } from 'hono/html';
import type { Html } from '../server-pages/page-shell.ts';

export type SearchSelect = { name: string; label: string; value: string; options: Record<string, string> };

/** A search above a list: words, and what else narrows it. It is sent as a plain GET form. */
export function searchForm(action: string, search: string, selects: SearchSelect[]): Html {
  return html`<form class="search" role="search" method="get" action="${action}">
<p class="field"><label for="search-q">Search</label><input id="search-q" name="q" type="search" value="${search}" autocomplete="off"></p>
${selects.map(selectField)}
<p><button class="button">Search</button></p>
</form>`;
}

function selectField({ name, label, value, options }: SearchSelect): Html {
  const entries = [['', 'All'], ...Object.entries(options)];
  return html`<p class="field"><label for="search-${name}">${label}</label>
<select id="search-${name}" name="${name}">${entries.map(
    ([key, words]) => html`<option value="${key}"${key === value ? html` selected` : ''}>${words}</option>`,
  )}</select></p>`;
}
