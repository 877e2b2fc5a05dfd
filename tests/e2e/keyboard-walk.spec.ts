import type { Page } from '@playwright/test';
import { expect, test, untilSectionsAlive } from './site-test.ts';

/** One page of every kind, and the windows whose controls differ. */
const kinds: [path: string, widths: number[]][] = [
  ['/', [1440, 390]],
  ['/hotels/the-siren', [1440, 390]],
  ['/hotels/the-siren/rooms/rope-king', [1440]],
  ['/hotels/neptune/events', [1440]],
  ['/dining/karls', [1440]],
  ['/dining/karls/breakfast', [1440]],
  ['/ash-city-guides/detroit', [1440]],
  ['/ash-mail', [1440]],
  ['/press', [1440]],
  ['/careers', [1440]],
  ['/contact', [390]],
  ['/mood', [390]],
  ['/team', [1440]],
  ['/newsletter', [1440]],
  ['/souvenirs', [1440]],
  ['/souvenirs/faqs', [390]],
  ['/souvenirs/product/key-tag', [1440]],
  ['/auth/login', [390]],
  ['/nowhere', [1440]],
];

/** Longest stay on one element: a date field has a stop for each of its parts and its calendar. */
const longestStay = 6;

type Stop = { index: number; name: string; seen: boolean; ring: boolean };

/** Numbers what Tab should reach, and returns their names. */
function mark(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href],button,input,select,textarea,summary,iframe,[tabindex]';
    const isReachable = (element: HTMLElement) => {
      if (element.tabIndex < 0 || element.closest('[inert]') || element.matches(':disabled,[type=hidden]'))
        return false;
      if (element instanceof HTMLInputElement && element.type === 'radio' && !element.checked) {
        const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
          ({ name, form }) => name === element.name && form === element.form,
        );
        if (group.some(({ checked }) => checked) || group[0] !== element) return false;
      }
      return element.checkVisibility({ visibilityProperty: true });
    };
    const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(isReachable);
    for (const [index, element] of all.entries()) element.dataset.stop = String(index);
    return all.map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * Where the focus is: whether in sight, and with a ring of 2 px or more around it. What is not so at once has 60 times two
 * frames to come into sight, and 20 times two to be ringed: on a busy machine the style of the focus comes later.
 */
function stop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isInSight = (one: Element) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const element = document.activeElement;
    // The numbers of a map are links in its drawing.
    const isControl = element instanceof HTMLElement || element instanceof SVGElement;
    if (!isControl || element === document.body) return null;
    const hasRing = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // A link in a drawing is ringed by the stroke of its shape, which is thinner without the focus.
    const isStroked = (one: Element) =>
      [...one.children].some((shape) => Number.parseFloat(getComputedStyle(shape).strokeWidth) >= 8);
    // The ring of a card is that of the one link in it; the ring of a label that of its control.
    const around: Element[] = [element, ...(element.nextElementSibling ? [element.nextElementSibling] : [])];
    for (let one = element.parentElement; one && around.length < 7; one = one.parentElement) around.push(one);
    const isRinged = () =>
      element.matches('iframe') || around.some(hasRing) || (element instanceof SVGElement && isStroked(element));
    for (let frame = 0; frame < 60 && !isInSight(element); frame += 1) await drawn();
    for (let frame = 0; frame < 20 && !isRinged(); frame += 1) await drawn();
    return {
      index: Number(element.dataset.stop ?? -1),
      name: element.outerHTML.slice(0, 120),
      seen: isInSight(element),
      ring: isRinged(),
    };
  });
}

for (const [path, widths] of kinds) {
  for (const width of widths) {
    test(`${path} at ${width} px: Tab reaches everything, in sight, and leads out again`, async ({ page, visit }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await visit(path);
      await untilSectionsAlive(page);
      const wanted = await mark(page);
      const reached = new Set<number>();
      const ringed = new Set<number>();
      const wrong = new Set<string>();
      let [last, stay] = [-2, 0];
      for (let press = 0; press < wanted.length * 2 + 40; press += 1) {
        await page.keyboard.press('Tab');
        const at = await stop(page);
        if (!at) break;
        stay = at.index === last ? stay + 1 : 0;
        if (at.index >= 0 && at.index !== last && reached.has(at.index)) break;
        last = at.index;
        if (at.index >= 0) reached.add(at.index);
        if (!at.seen) wrong.add(`out of sight: ${at.name}`);
        // The calendar of a date field rings its own button, which no script can see.
        if (at.ring) ringed.add(at.index);
        if (stay > longestStay) {
          wrong.add(`a trap: ${at.name}`);
          break;
        }
      }
      for (const [index, name] of wanted.entries()) {
        if (!reached.has(index)) wrong.add(`never reached: ${name}`);
        else if (!ringed.has(index)) wrong.add(`no ring: ${name}`);
      }
      expect([...wrong]).toEqual([]);
    });
  }
}
