/**
 * What Enter in a field presses. Browsers press the first submit button of a form: this one comes before all others of a
 * form that has several, and sends it as the form's own button would. Nobody sees it, and neither the Tab key nor a
 * screen reader stops at it. It is laid out, because Safari passes over a button that is not.
 */
export function DefaultSubmit() {
  return <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />;
}
