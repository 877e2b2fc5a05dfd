import type { Page } from '@playwright/test';

/**
 * The labels of buttons that Enter in a field presses although they do something else than sending their form: the first
 * submit button of a form, when it has a name or an address of its own and is not the form's only one.
 */
export function wrongDefaultButtons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.forms].flatMap((form) => {
      const elements = [...form.elements];
      const [first, ...others] = elements.filter(
        (element) => element instanceof HTMLButtonElement && element.type === 'submit',
      );
      const isTypedInto = elements.some(
        (element) => element instanceof HTMLInputElement && !['hidden', 'checkbox', 'radio'].includes(element.type),
      );
      const isOwn = first?.hasAttribute('name') || first?.hasAttribute('formaction');
      return isTypedInto && others.length > 0 && isOwn ? [first?.textContent ?? ''] : [];
    }),
  );
}
