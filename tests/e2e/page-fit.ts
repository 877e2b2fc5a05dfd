import type { Page } from '@playwright/test';

/** Window widths in CSS pixels, from the narrowest phone to a wide desk. */
export const widths = [320, 390, 768, 960, 1024, 1280, 1440, 1920, 2560];

/**
 * Makes the window of a loaded page as wide as each width, one after the other. Answers with a line for each width at
 * which the page scrolls sideways, or at which something stands beside the window where no scrolling reaches it; `when`
 * begins each line.
 */
export async function misfits(page: Page, when: string, sampled = widths): Promise<string[]> {
  const lines: string[] = [];
  for (const width of sampled) {
    await page.setViewportSize({ width, height: 900 });
    const { over, outside } = await page.evaluate(findOutside);
    if (over > 0 || outside.length > 0) {
      lines.push(`${when}, ${width} px: ${over} px too wide; outside of the window: ${outside.join(', ')}`);
    }
  }
  return lines;
}

/** Runs in the page. What a ticker, a carousel or a wide table hides is not outside: its own part of the page clips it. */
function findOutside(): { over: number; outside: string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      (left < -0.5 || right > clientWidth + 0.5) &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !isClipped(element.parentElement)
    );
  });
  return {
    over: scrollWidth - clientWidth,
    outside: outside.slice(0, 3).map(({ localName, className }) => `${localName}.${className}`),
  };
}
