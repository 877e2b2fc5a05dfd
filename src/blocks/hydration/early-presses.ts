/**
 * Presses of buttons, and choices in forms, before what acts on them runs: the document's boot script notes them on the
 * element, and the application does them again. Links and the buttons that send a form are the browser's own; what is
 * typed stays in its field.
 */

/** How often a button was pressed. */
const pressedMark = 'data-pressed-early';
/** The value that was chosen; of a box or a radio button, whether it is. */
const changedMark = 'data-changed-early';
/** Frames of sections that are not interactive yet. */
const notAlive = '[data-later], [data-waiting]';

/** For the boot script: notes presses and choices until the application runs, and then those of sections that wait. */
export function noteEarlyPresses(): void {
  for (const type of ['click', 'change']) addEventListener(type, note, true);
}

function note(event: Event): void {
  const { type, target } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  const isPress = type === 'click' && button?.type === 'button';
  // React hears of a box by its click.
  const isChoice = isBox(target) || (type === 'change' && isSelect(target));
  const control = isPress ? button : isChoice ? target : null;
  // The splash has its own handler.
  if (!control || !isTooEarly(control, isPress) || control.closest('dialog')) return;
  // React may be about to hydrate: it would act on the event, and then once more on its repetition.
  event.stopPropagation();
  if (isPress) control.setAttribute(pressedMark, String(Number(control.getAttribute(pressedMark)) + 1));
  else control.setAttribute(changedMark, chosenValue(control));
}

/** Whether nothing would act on the control now; presses in sections that hydrate later are held by `watch-later.ts`. */
function isTooEarly(control: Element, isPress: boolean): boolean {
  if (!('interactive' in document.documentElement.dataset)) return true;
  return control.closest(isPress ? '[data-waiting]' : notAlive) !== null;
}

function isBox(field: Element): field is HTMLInputElement {
  return field.matches('[type=radio], [type=checkbox]');
}

function isSelect(field: Element): field is HTMLSelectElement {
  return field.matches('select');
}

function chosenValue(field: Element): string {
  if (isBox(field)) return String(field.checked);
  return isSelect(field) ? field.value : '';
}

/** Does again what was noted in a part of the page that is interactive now. Sections that are not are asked to be. */
export function repeatEarlyPresses(part: ParentNode): void {
  for (const control of part.querySelectorAll<HTMLElement>(`[${pressedMark}], [${changedMark}]`)) {
    const frame = control.closest(notAlive);
    if (frame) frame.dispatchEvent(new PointerEvent('pointerenter'));
    else repeat(control);
  }
}

function repeat(control: HTMLElement): void {
  const presses = Number(control.getAttribute(pressedMark));
  const value = control.getAttribute(changedMark);
  control.removeAttribute(pressedMark);
  control.removeAttribute(changedMark);
  if (value !== null) choose(control, value);
  // What opens something stays open, however impatient the presses were.
  const opens = control.hasAttribute('aria-haspopup') || control.hasAttribute('aria-expanded');
  for (let press = 0; press < Math.min(presses, opens ? 1 : presses); press += 1) control.click();
}

/** Chooses again. React hears of a box only where it differs from what React last saw. */
function choose(field: HTMLElement, value: string): void {
  if (isBox(field)) {
    field.checked = value !== 'true';
    field.click();
  } else if (isSelect(field)) {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
