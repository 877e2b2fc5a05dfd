// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteEarlyPresses, repeatEarlyPresses } from './early-presses.ts';

const handled = vi.fn();

beforeAll(noteEarlyPresses);
beforeEach(() => {
  handled.mockClear();
  delete document.documentElement.dataset.interactive;
  document.body.innerHTML = `
    <button id="step" type="button">More</button>
    <button id="menu" type="button" aria-haspopup="dialog">Menu</button>
    <button id="send" type="submit">Send</button>
    <select id="sort"><option value=""></option><option value="name"></option></select>
    <div id="frame"><button id="inside" type="button">Next</button></div>`;
  for (const type of ['click', 'change']) document.body.addEventListener(type, handled);
});

const press = (id: string) => document.getElementById(id)?.click();
const frame = () => document.getElementById('frame') ?? document.createElement('div');

describe('presses before the application runs', () => {
  it('are done again as often as they were made', () => {
    press('step');
    press('step');
    expect(handled).not.toHaveBeenCalled();
    document.documentElement.dataset.interactive = '';
    repeatEarlyPresses(document);
    expect(handled).toHaveBeenCalledTimes(2);
    repeatEarlyPresses(document);
    expect(handled).toHaveBeenCalledTimes(2);
  });

  it('open what they open once', () => {
    press('menu');
    press('menu');
    document.documentElement.dataset.interactive = '';
    repeatEarlyPresses(document);
    expect(handled).toHaveBeenCalledOnce();
  });

  it('are left to the browser where it knows what to do', () => {
    press('send');
    expect(handled).toHaveBeenCalledOnce();
  });

  it('choose again what was chosen', () => {
    const sort = document.querySelector('select');
    if (sort) sort.value = 'name';
    sort?.dispatchEvent(new Event('change', { bubbles: true }));
    expect(handled).not.toHaveBeenCalled();
    // As a script does that does not know of the choice.
    if (sort) sort.value = '';
    document.documentElement.dataset.interactive = '';
    repeatEarlyPresses(document);
    expect(handled).toHaveBeenCalledOnce();
    expect(sort?.value).toBe('name');
  });

  it('wait for a section that is not interactive yet, and ask it to be', () => {
    press('inside');
    document.documentElement.dataset.interactive = '';
    frame().dataset.later = 'f';
    const asked = vi.fn();
    frame().addEventListener('pointerenter', asked);
    repeatEarlyPresses(document);
    expect(asked).toHaveBeenCalledOnce();
    expect(handled).not.toHaveBeenCalled();
    delete frame().dataset.later;
    repeatEarlyPresses(frame());
    expect(handled).toHaveBeenCalledOnce();
  });
});

it('a press in a section whose code has not come is noted, too, and any other one is not', () => {
  document.documentElement.dataset.interactive = '';
  frame().dataset.waiting = '';
  press('inside');
  expect(handled).not.toHaveBeenCalled();
  press('step');
  expect(handled).toHaveBeenCalledOnce();
  delete frame().dataset.waiting;
  repeatEarlyPresses(frame());
  expect(handled).toHaveBeenCalledTimes(2);
});
