import { readStayCookie } from './stay-cookie.ts';

/** For the boot script: fills the booking forms of the page, which is stored and the same for everybody, once they are there. */
export function fillStaysEarly(): void {
  if (readStayCookie(document.cookie) === null) return;
  document.addEventListener('DOMContentLoaded', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[action="/hotels"]')) fillStay(form);
  });
}

/** Fills a booking form without days with the stay of the cookie, unless its day has gone. */
export function fillStay({ elements }: HTMLFormElement): void {
  const stay = readStayCookie(document.cookie);
  const arrive = elements.namedItem('arrive');
  if (!stay || !(arrive instanceof HTMLInputElement) || arrive.type !== 'date' || arrive.value !== '') return;
  if (stay.arrive < new Date().toISOString().slice(0, 10)) return;
  for (const [name, value] of Object.entries(stay)) {
    const field = elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}
