import { type Element, Window } from 'happy-dom';

const parser = new new Window().DOMParser();

/** What a test asks a page for: by what people see and hear, not by how it is marked up. */
export type PageReader = {
  title: string;
  /** The text of the page's main heading; empty without one. */
  heading: string;
  /** The texts of all buttons, in their order. */
  buttons: string[];
  /** The value of a field, its description (hint and error), and whether it is marked as wrong. Throws without one. */
  field: (label: string) => { value: string; description: string; isInvalid: boolean };
  /** Where a link leads; undefined when there is none. A link's name may go on after what is given. */
  link: (name: string) => string | undefined;
  /** The texts of what is announced as an alert, and of its links the labels of the fields that they lead to. */
  alert: () => { text: string; leadsTo: Record<string, string> };
  /** The hidden fields, as a form would send them. */
  hidden: () => Record<string, string>;
};

/** Reads a page that a service rendered. */
export function readPage(html: string): PageReader {
  const document = parser.parseFromString(html, 'text/html');
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const byId = (id: string | null) => (id ? document.getElementById(id) : null);
  const labelOf = (id: string) => textOf(document.querySelector(`label[for="${id}"]`));
  return {
    title: document.title,
    heading: textOf(document.querySelector('h1')),
    buttons: all('button').map(textOf),
    field(label) {
      const named = all('label').find((element) => textOf(element).startsWith(label));
      const control = byId(named?.getAttribute('for') ?? null);
      if (!control) throw new Error(`There is no field '${label}'.`);
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      return {
        value: control.querySelector('option[selected]')?.getAttribute('value') ?? enteredValue(control),
        description: ids.map((id) => textOf(byId(id))).join(' '),
        isInvalid: control.getAttribute('aria-invalid') === 'true',
      };
    },
    link: (name) =>
      all('a')
        .find((element) => textOf(element).startsWith(name))
        ?.getAttribute('href') ?? undefined,
    alert() {
      const alert = document.querySelector('[role="alert"]');
      const links = [...(alert?.querySelectorAll('a') ?? [])];
      const leadsTo = links.map((link) => [textOf(link), labelOf(link.getAttribute('href')?.slice(1) ?? '')]);
      return { text: textOf(alert), leadsTo: Object.fromEntries(leadsTo) };
    },
    hidden: () =>
      Object.fromEntries(
        all('input[type="hidden"]').map((input) => [input.getAttribute('name'), input.getAttribute('value') ?? '']),
      ),
  };
}

function enteredValue(control: Element): string {
  return control.getAttribute('value') ?? textOf(control);
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
