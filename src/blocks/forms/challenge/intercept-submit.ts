import { challengeField } from '../form-names.ts';

/** Events of a form that is checked; each bubbles. The error's `detail` is `{error}`. */
type ChallengeEvent = 'start' | 'success' | 'error';

/** Its value is the public key. */
const publicKeyAttribute = 'data-botpoison-public-key';
const fieldSelector = `input[name="${challengeField}"]`;

/**
 * Delays the submit of every form with `data-botpoison-public-key` until a bot challenge is solved
 * (docs/reference/forms.md#bot-challenge). Then the form has a hidden field `_botpoison` and is submitted as it would
 * have been. Fires `botpoison-challenge-start`, then
 * `-success` or `-error` on the form. A second press meanwhile does nothing; each later submit solves a new challenge.
 * A form whose key is empty is sent as usual.
 *
 * The check is cancelled when the form is removed or the page is left; a form that is still there gets the error, an
 * `AbortError`. Call it before React hydrates the document: React must not see a submit that is delayed. Returns
 * a function that stops it.
 */
export function interceptChallengedForms(root: Document): () => void {
  const checks = new Map<HTMLFormElement, AbortController>();
  const letThrough = new WeakSet<HTMLFormElement>();

  function onSubmit(event: SubmitEvent): void {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || letThrough.has(form)) return;
    const publicKey = form.getAttribute(publicKeyAttribute);
    if (!publicKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!checks.has(form)) void check(form, publicKey, event.submitter);
  }

  async function check(form: HTMLFormElement, publicKey: string, submitter: HTMLElement | null): Promise<void> {
    const controller = new AbortController();
    checks.set(form, controller);
    const removal = new MutationObserver(() => form.isConnected || controller.abort());
    removal.observe(root, { childList: true, subtree: true });
    try {
      fire(form, 'start');
      const { obtainSolution } = await import('./obtain-solution.ts');
      const solution = await obtainSolution(publicKey, controller.signal);
      controller.signal.throwIfAborted();
      setField(form, solution);
    } catch (error) {
      form.querySelector(fieldSelector)?.remove();
      fire(form, 'error', { error });
      return;
    } finally {
      removal.disconnect();
      checks.delete(form);
    }
    fire(form, 'success');
    letThrough.add(form);
    try {
      // A button that was removed meanwhile cannot be the submitter.
      form.requestSubmit(submitter && 'form' in submitter && submitter.form === form ? submitter : null);
    } finally {
      letThrough.delete(form);
    }
  }

  function cancelAll(): void {
    for (const controller of checks.values()) controller.abort();
  }

  root.addEventListener('submit', onSubmit, true);
  root.defaultView?.addEventListener('pagehide', cancelAll);
  return () => {
    root.removeEventListener('submit', onSubmit, true);
    root.defaultView?.removeEventListener('pagehide', cancelAll);
    cancelAll();
  };
}

function fire(form: HTMLFormElement, name: ChallengeEvent, detail?: { error: unknown }): void {
  form.dispatchEvent(new CustomEvent(`botpoison-challenge-${name}`, { bubbles: true, detail }));
}

/** Puts the solution into the form's hidden field, which is made the first time. */
function setField(form: HTMLFormElement, value: string): void {
  let field = form.querySelector<HTMLInputElement>(fieldSelector);
  if (!field) {
    field = form.ownerDocument.createElement('input');
    field.type = 'hidden';
    field.name = challengeField;
    form.append(field);
  }
  field.value = value;
}
