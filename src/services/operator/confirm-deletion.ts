import { html } from 'hono/html';
import type { Html } from '../server-pages/page-shell.ts';

export type Deletion = {
  /** The page's heading, as a question: 'Delete this mail?' */
  question: string;
  /** What is deleted with it, and that it cannot be undone. */
  consequences: string;
  /** What the button says: 'Delete the mail'. */
  button: string;
  /** Where the form is posted, and what it carries. */
  action: string;
  fields?: Record<string, string>;
  /** Where 'Keep it' leads. */
  back: string;
};

/** The step between wanting to delete something and its deletion. */
export function confirmDeletion({ question, consequences, button, action, fields = {}, back }: Deletion): Html {
  return html`<h1>${question}</h1>
<p>${consequences}</p>
<form method="post" action="${action}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<p class="actions"><button class="button">${button}</button> <a href="${back}">Keep</a></p>
</form>`;
}
