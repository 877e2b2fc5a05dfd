import type { Frame, Page } from '@playwright/test';
import { addFrame } from '../editor-frame.ts';
import { expect, test, untilInteractive } from '../site-test.ts';

/** Shows an address in a frame, as the visual editor does. */
async function framed(page: Page, address: string): Promise<Frame> {
  await addFrame(page, address);
  await expect.poll(() => page.frame('preview')?.url()).toContain(address);
  const frame = page.frame('preview');
  if (!frame) throw new Error('no frame');
  await frame.waitForLoadState('load');
  return frame;
}

const pointerEvents = (frame: Frame | Page, selector: string) =>
  frame
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).pointerEvents);

test('while a page is edited, presses pass its links and buttons by', async ({ page, visit }) => {
  await visit('/about');
  await untilInteractive(page);
  const frame = await framed(page, '/hotels/ulysses?_storyblok=1');
  await expect(frame.locator('html')).toHaveAttribute('data-editing', '');
  for (const selector of ['main a', 'main button', 'main summary', 'header a', 'footer a']) {
    expect(await pointerEvents(frame, selector), selector).toBe('none');
  }
  expect(await pointerEvents(frame, 'main [data-section]')).toBe('auto');
  // A stranger in the page before it hydrates would be an error, and be taken out again.
  await untilInteractive(frame);
  await frame.evaluate(() => {
    const block = document.createElement('a');
    block.href = '/about';
    block.dataset.blokC = '{}';
    document.querySelector('main')?.append(block);
  });
  expect(await pointerEvents(frame, 'a[data-blok-c]')).toBe('auto');
});

test('a page outside the editor is as ever, whatever its query', async ({ page, visit }) => {
  await visit('/hotels/ulysses?_storyblok=1');
  await untilInteractive(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-editing');
  expect(await pointerEvents(page, 'main a')).toBe('auto');
  const frame = await framed(page, '/hotels/ulysses');
  await expect(frame.locator('main')).toBeVisible();
  await expect(frame.locator('html')).not.toHaveAttribute('data-editing');
});
