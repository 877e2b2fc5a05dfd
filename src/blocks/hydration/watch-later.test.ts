// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Later } from './later-sections.ts';
import { watchLater } from './watch-later.ts';

let comeNear = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => notice([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

function watched() {
  document.body.innerHTML = '<div><button type="button">Show more</button><p>Words</p></div>';
  const frame = document.querySelector('div') ?? document.createElement('div');
  let come = () => {};
  const alive = new Promise<void>((resolve) => {
    come = resolve;
  });
  const later: Later = {
    content: Promise.resolve(null),
    want: vi.fn(async () => {}),
    rendered() {},
    come() {
      later.isAlive = true;
      come();
    },
    isAlive: false,
    alive,
  };
  const pressed = vi.fn();
  document.addEventListener('click', pressed);
  const stop = watchLater(frame, 'section', later);
  return { frame, later, pressed, stop, button: document.querySelector('button') };
}

describe('watchLater', () => {
  it.each(['pointerenter', 'touchstart', 'focusin'])('wants the section at %s', (type) => {
    const { frame, later } = watched();
    frame.dispatchEvent(new Event(type));
    expect(later.want).toHaveBeenCalled();
  });

  it('wants it when it comes near the window', () => {
    const { later } = watched();
    expect(later.want).not.toHaveBeenCalled();
    comeNear();
    expect(later.want).toHaveBeenCalled();
  });

  it('does a press again once the section is interactive, so that none is lost', async () => {
    const { later, pressed, button } = watched();
    button?.click();
    expect(later.want).toHaveBeenCalled();
    expect(pressed).not.toHaveBeenCalled();
    later.come();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  });

  it('lets a press through that has waited too long', async () => {
    vi.useFakeTimers();
    const { pressed, button } = watched();
    button?.click();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(pressed).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('marks the frame until the section is interactive', async () => {
    const { frame, later } = watched();
    expect(frame.dataset.later).toBe('section');
    later.come();
    await later.alive;
    await vi.waitFor(() => expect(frame.dataset.later).toBeUndefined());
  });
});
