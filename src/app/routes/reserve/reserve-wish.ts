/** The button that shows the times of another day: its value is the day, or `''` for that of the field `date`. */
export const showField = 'show';
/**
 * Which times the page shows, `4 2026-12-03`: who changes the day without that button, or the party before a time is chosen,
 * sees theirs first, too.
 */
export const shownField = 'shown';

/** Set where the page asks by itself after a choice: the focus stays there, and the times are announced. */
export const quietField = 'quiet';

/** Of the element that says whose times are shown, where a guest is who asked for them. */
export const timesId = 'times';

/** Where the answer to a form that asks for times leads to on its page. */
export function timesHash(form: FormData): string {
  return form.has(quietField) ? '' : `#${timesId}`;
}

/** Party and day, as an address or a form asks for them. */
export type Wish = { party: string | null; date: string | null };

export function shownChoice(party: string | number, day: string): string {
  return `${party} ${day}`;
}

/** What a form wishes, or where it says nothing, its page's address. */
export function readWish(form: FormData | null, address: URLSearchParams): Wish {
  const text = (name: string) => {
    const value = form?.get(name);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return {
    party: text('party') ?? address.get('party'),
    date: text(showField) ?? text('date') ?? address.get('date'),
  };
}

/**
 * Whether a form asks for other times, and reserves nothing yet. A time that was chosen holds for another party, too, as long
 * as the day stays: where it has no room for them, its field says so.
 */
export function asksForTimes(form: FormData): boolean {
  if (form.has(showField)) return true;
  const shown = form.get(shownField);
  if (typeof shown !== 'string') return false;
  const [party, date] = [String(form.get('party')), String(form.get('date'))];
  const isOtherDay = !shown.endsWith(` ${date}`);
  return isOtherDay || (shown !== shownChoice(party, date) && !form.get('time'));
}
