import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { observeLazyPictures } from './lazy-pictures.ts';

/** As much of a picture as the observer touches. */
function picture(top: number, left = 0) {
  const dataset: { srcset?: string } = { srcset: 'a.png/m/* 320x0' };
  return {
    dataset,
    srcset: '',
    closest: () => null,
    checkVisibility: (() => true) as (() => boolean) | undefined,
    getClientRects: () => [{ top, bottom: top + 100, left, right: left + 100 }],
  };
}

function page(width: number, pictures: ReturnType<typeof picture>[]) {
  const listeners = new Map<string, () => void>();
  const checks = vi.fn(() => pictures.filter(({ dataset }) => 'srcset' in dataset));
  const view = {
    innerWidth: width,
    innerHeight: 800,
    setTimeout: (act: () => void, ms: number) => setTimeout(act, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  const root = Object.assign(partialDouble<Document>({}), { defaultView: view, querySelectorAll: checks });
  return { root, listeners, checks };
}

const shown = ({ srcset }: ReturnType<typeof picture>) => srcset === 'a.png/m/320x0 320w';

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
    observeLazyPictures(page(1440, [near, far]).root);
    expect([shown(near), shown(far)]).toEqual([true, false]);
    expect(near.dataset).toEqual({});
  });

  it('fetches within 370 px below 640 px of width', () => {
    const [near, far] = [picture(1160), picture(1180)];
    observeLazyPictures(page(639, [near, far]).root);
    expect([shown(near), shown(far)]).toEqual([true, false]);
  });

  it('counts the distance to the side too, as in a row that scrolls', () => {
    const [near, far] = [picture(0, 1900), picture(0, 2000)];
    observeLazyPictures(page(1440, [near, far]).root);
    expect([shown(near), shown(far)]).toEqual([true, false]);
  });

  it('leaves alone what is not displayed', () => {
    const hidden = { ...picture(0), getClientRects: () => [] };
    observeLazyPictures(page(1440, [hidden]).root);
    expect(shown(hidden)).toBe(false);
  });

  it('does not ask for places in what the browser has not laid out yet', () => {
    const getClientRects = vi.fn(() => []);
    const waiting = { ...picture(0), checkVisibility: () => false, getClientRects };
    observeLazyPictures(page(1440, [waiting]).root);
    expect(shown(waiting)).toBe(false);
    expect(getClientRects).not.toHaveBeenCalled();
  });

  it('reads all places before it changes a picture', () => {
    const order: string[] = [];
    const pictures = [picture(0), picture(200)].map((one) => ({
      ...one,
      getClientRects: () => {
        order.push('read');
        return one.getClientRects();
      },
      get srcset() {
        return '';
      },
      set srcset(_) {
        order.push('change');
      },
    }));
    observeLazyPictures(page(1440, pictures).root);
    expect(order).toEqual(['read', 'read', 'change', 'change']);
  });

  it('asks for places in a browser that does not tell what it has laid out', () => {
    const near = { ...picture(0), checkVisibility: undefined };
    observeLazyPictures(page(1440, [near]).root);
    expect(shown(near)).toBe(true);
  });

  it('looks again when it is asked to', () => {
    const waiting = { ...picture(0), checkVisibility: vi.fn(() => false) };
    const check = observeLazyPictures(page(1440, [waiting]).root);
    waiting.checkVisibility.mockReturnValue(true);
    check();
    vi.advanceTimersByTime(125);
    expect(shown(waiting)).toBe(true);
  });

  it('checks at most every 125 ms, and once more after the last call for it', () => {
    const { root, listeners, checks } = page(1440, []);
    observeLazyPictures(root);
    expect(checks).toHaveBeenCalledTimes(1);
    for (let call = 0; call < 10; call += 1) listeners.get('scroll')?.();
    expect(checks).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(124);
    expect(checks).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(checks).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(checks).toHaveBeenCalledTimes(2);
  });

  it('fetches all of them before printing', () => {
    const far = picture(9000);
    const { root, listeners } = page(1440, [far]);
    observeLazyPictures(root);
    listeners.get('beforeprint')?.();
    expect(shown(far)).toBe(true);
  });
});
