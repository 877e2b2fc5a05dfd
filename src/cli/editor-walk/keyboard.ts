import type { Locator, Page } from '@playwright/test';

/** After so many presses of Tab a control counts as one that the keyboard does not reach. */
const mostTabs = 400;
/** Most options of a group of radio buttons that are passed. */
const mostOptions = 60;

/** Runs in the page: where the focus is, seen from an element. This folder is checked without the browser's types. */
function placeOfFocus(element: object): 'here' | 'before' | 'after' {
  const { activeElement, body } = Reflect.get(globalThis, 'document');
  if (activeElement === element) return 'here';
  const following = 4;
  const position = Reflect.get(element, 'compareDocumentPosition').call(element, activeElement ?? body);
  return (position & following) === 0 ? 'before' : 'after';
}
/** Runs in the page: the key that leads from the choice of a list to another one, null when that is chosen. */
function wayTo(select: object, option: string): 'ArrowUp' | 'ArrowDown' | null {
  const options: { text: string }[] = [...Reflect.get(select, 'options')];
  const by = options.findIndex(({ text }) => text === option) - Number(Reflect.get(select, 'selectedIndex'));
  return by === 0 ? null : by > 0 ? 'ArrowDown' : 'ArrowUp';
}
/** Runs in the page: whether anything has the focus. */
const hasFocus = '![null, document.body].includes(document.activeElement)';

/** A person with a page and its keyboard, and nothing else. Every key that is pressed is counted. */
export type Keyboard = ReturnType<typeof keyboardOf>;

export function keyboardOf(page: Page) {
  let presses = 0;
  // From now on Playwright stands in for the window in which files are chosen: begun with the press, it may come too late.
  page.on('filechooser', () => undefined);
  async function press(key: string): Promise<void> {
    presses += 1;
    await page.keyboard.press(key);
  }
  async function type(text: string): Promise<void> {
    presses += text.length;
    await page.keyboard.type(text);
  }
  /** Goes to a control by Tab, or by Shift and Tab where that is the way. */
  async function reach(target: Locator): Promise<void> {
    await target.first().waitFor({ state: 'attached' });
    const element = await target.first().elementHandle();
    if (!element) throw new Error(`${target} is not there`);
    for (let tabs = 0; tabs <= mostTabs; tabs += 1) {
      const place = await element.evaluate(placeOfFocus);
      if (place === 'here') return;
      await press(place === 'after' ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`${mostTabs} presses of Tab do not reach ${target}`);
  }
  /** Throws when what was pressed has left the focus nowhere: the next Tab would begin at the top of the page. */
  async function keepsFocus(what: string): Promise<void> {
    await page.waitForTimeout(50);
    if (!(await page.evaluate(hasFocus))) throw new Error(`the focus is lost after ${what}`);
  }
  const hasIt = (target: Locator) => target.evaluate(placeOfFocus).then((place) => place === 'here');
  return {
    page,
    hasFocus: hasIt,
    press,
    type,
    reach,
    presses: () => presses,
    /** Goes to a button, a link or the title of a part that unfolds, and presses it. */
    async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await reach(target);
      await press(key);
      await keepsFocus(String(target));
    },
    /** Goes to a field and writes into it, in place of what it holds. */
    async write(target: Locator, text: string): Promise<void> {
      await reach(target);
      await press('Control+a');
      await type(text);
    },
    /** Goes to a list of choices, types the first word of one, and goes on to it by arrow keys. A space might open the list. */
    async choose(target: Locator, option: string): Promise<void> {
      await reach(target);
      await type(option.split(' ', 1).join());
      for (let moves = 0; moves < mostOptions; moves += 1) {
        const way = await target.evaluate(wayTo, option);
        if (way === null) return;
        await press(way);
      }
      throw new Error(`the arrow keys do not reach ‘${option}’ in ${target}`);
    },
    /** Goes to a group of radio buttons, of which only the chosen one is reached by Tab, and on to the wanted one. */
    async chooseRadio(chosen: Locator, wanted: Locator): Promise<void> {
      await reach(chosen);
      for (let moves = 0; moves < mostOptions && !(await wanted.isChecked()); moves += 1) await press('ArrowDown');
      if (!(await wanted.isChecked())) throw new Error(`the arrow keys do not reach ${wanted}`);
    },
    /** Goes to a day and time and types it as browsers take it in the United States. */
    async writeTime(target: Locator, time: Date): Promise<void> {
      await reach(target);
      // From an earlier visit the focus may be on a later part of it.
      for (let part = 0; part < 5; part += 1) await press('ArrowLeft');
      const two = (number: number) => String(number).padStart(2, '0');
      await type(`${two(time.getUTCMonth() + 1)}${two(time.getUTCDate())}${time.getUTCFullYear()}`);
      await press('ArrowRight');
      const hour = time.getUTCHours();
      await type(`${two(hour % 12 || 12)}${two(time.getUTCMinutes())}${hour < 12 ? 'A' : 'P'}`);
      const wanted = time.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
      const written = await target.inputValue();
      if (written !== wanted) throw new Error(`‘${wanted}’ was typed, and ‘${written}’ stands in ${target}`);
    },
    /** Goes to a field for files and chooses one in the window that the key opens. */
    async chooseFile(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      await reach(target);
      const opened = page.waitForEvent('filechooser');
      await press('Enter');
      await (await opened).setFiles(file);
    },
  };
}
