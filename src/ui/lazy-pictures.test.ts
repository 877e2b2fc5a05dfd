import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { observeLazyPictures } from './lazy-pictures.ts';

/** As much of a picture as the observer touches. */
function picture(top: number, left = 0) {
  const attributes = new Map([['data-srcset', 'a.png 320w']]);
  const classes = new Set(['lazy']);
  return {
    classes,
    attributes,
    closest: () => null,
    getClientRects: () => [{ top, bottom: top + 100, left, right: left + 100 }],
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    classList: { remove: (name: string) => classes.delete(name) },
  };
}

function page(width: number, pictures: ReturnType<typeof picture>[]) {
  const listeners = new Map<string, () => void>();
  const checks = vi.fn(() => pictures.filter(({ classes }) => classes.has('lazy')));
  const frames: FrameRequestCallback[] = [];
  const view = {
    requestAnimationFrame: (act: FrameRequestCallback) => frames.push(act),
    cancelAnimationFrame: () => frames.splice(0),
    innerWidth: width,
    innerHeight: 800,
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  const root = Object.assign(partialDouble<Document>({}), { defaultView: view, querySelectorAll: checks });
  const draw = () => {
    for (const act of frames.splice(0)) act(0);
  };
  return { root, listeners, checks, draw };
}

/** Observes the page until its next frame is drawn. */
function observeAndDraw({ root, draw }: ReturnType<typeof page>): void {
  observeLazyPictures(root);
  draw();
}

const shown = ({ attributes }: ReturnType<typeof picture>) => attributes.get('srcset') === 'a.png 320w';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('observeLazyPictures', () => {
  it('fetches within 500 px of a wide window', () => {
    const [near, far] = [picture(1290), picture(1310)];
    observeAndDraw(page(1440, [near, far]));
    expect([shown(near), shown(far)]).toEqual([true, false]);
    expect(near.classes.has('lazy')).toBe(false);
  });

  it('fetches within 370 px below 640 px of width', () => {
    const [near, far] = [picture(1160), picture(1180)];
    observeAndDraw(page(639, [near, far]));
    expect([shown(near), shown(far)]).toEqual([true, false]);
  });

  it('counts the distance to the side too, as in a row that scrolls', () => {
    const [near, far] = [picture(0, 1900), picture(0, 2000)];
    observeAndDraw(page(1440, [near, far]));
    expect([shown(near), shown(far)]).toEqual([true, false]);
  });

  it('leaves alone what is not displayed', () => {
    const hidden = { ...picture(0), getClientRects: () => [] };
    observeAndDraw(page(1440, [hidden]));
    expect(shown(hidden)).toBe(false);
  });

  it('checks at most every 125 ms, and once more after the last call for it', () => {
    const { root, listeners, checks, draw } = page(1440, []);
    const checksAfter = (ms: number) => {
      vi.advanceTimersByTime(ms);
      draw();
      return checks.mock.calls.length;
    };
    observeLazyPictures(root);
    expect(checksAfter(0)).toBe(1);
    for (let call = 0; call < 10; call += 1) listeners.get('scroll')?.();
    expect([checksAfter(0), checksAfter(124), checksAfter(1), checksAfter(1000)]).toEqual([1, 1, 2, 2]);
  });

  it('looks where pictures are when the page is drawn, not before', () => {
    const shownPage = page(1440, [picture(0)]);
    observeLazyPictures(shownPage.root);
    expect(shownPage.checks).not.toHaveBeenCalled();
    shownPage.draw();
    expect(shownPage.checks).toHaveBeenCalledTimes(1);
  });

  it('fetches all of them before printing', () => {
    const far = picture(9000);
    const { root, listeners } = page(1440, [far]);
    observeLazyPictures(root);
    listeners.get('beforeprint')?.();
    expect(shown(far)).toBe(true);
  });

  it('can be stopped', () => {
    const { root, listeners } = page(1440, []);
    observeLazyPictures(root)();
    expect(listeners.size).toBe(0);
  });
});
