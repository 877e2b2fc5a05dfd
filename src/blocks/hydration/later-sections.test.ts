// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const answer = { gallery: { block: { _uid: 'gallery', component: 'gallery' }, data: null } };
const gallery = { _uid: 'gallery', component: 'gallery' };

/** The module as a page that was just opened has it. */
async function opened() {
  vi.resetModules();
  return import('./later-sections.ts');
}

const fetched = vi.fn();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('laterSection', () => {
  it('waits until it is wanted; then the content of all sections is asked for once', async () => {
    const { laterSection } = await opened();
    const [one, other] = [laterSection(gallery), laterSection({ _uid: 'gone', component: 'ticker' })];
    expect(laterSection(gallery)).toBe(one);
    expect(fetched).not.toHaveBeenCalled();
    await Promise.all([one.want(), other.want()]);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([`/api/sections${location.pathname}`]);
    expect(await one.content).toEqual(answer.gallery);
    // A section that is no longer on the page has none, nor one in whose place another stands now.
    expect(await other.content).toBeNull();
    const { laterSection: laterAgain } = await opened();
    const replaced = laterAgain({ ...gallery, component: 'ticker' });
    await replaced.want();
    expect(await replaced.content).toBeNull();
  });

  it('is wanted when it renders once more: the page has changed and waits for it', async () => {
    const { laterSection } = await opened();
    const section = laterSection(gallery);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(500);
    section.rendered();
    // React repeats a rendering that was interrupted.
    clock.mockReturnValue(512);
    section.rendered();
    expect(fetched).not.toHaveBeenCalled();
    clock.mockReturnValue(1_500);
    section.rendered();
    expect(await section.content).toEqual(answer.gallery);
  });

  it('asks again after a failure', async () => {
    const { laterSection } = await opened();
    const section = laterSection(gallery);
    fetched.mockRejectedValueOnce(new Error('no network'));
    await section.want();
    expect(section.content.status).toBeUndefined();
    await section.want();
    expect(await section.content).toEqual(answer.gallery);
  });

  it('keeps no page waiting for what does not come', async () => {
    const { laterSection } = await opened();
    const section = laterSection(gallery);
    fetched.mockRejectedValue(new Error('no network'));
    const clock = vi.spyOn(performance, 'now').mockReturnValue(500);
    section.rendered();
    clock.mockReturnValue(1_500);
    section.rendered();
    expect(await section.content).toBeNull();
  });
});

it('hydrateAll fetches what the sections on the page need', async () => {
  const { hydrateAll, laterSection, someAreLater } = await opened();
  laterSection(gallery);
  expect(someAreLater()).toBe(false);
  document.body.innerHTML = '<div data-later="gallery"></div>';
  expect(someAreLater()).toBe(true);
  await hydrateAll();
  expect(someAreLater()).toBe(false);
});
