import { describe, expect, it } from 'vitest';
import { readHtml } from '../../testing/read-html.ts';
import { renderOnPage } from '../../testing/test-page.tsx';
import { splashIntroExample as example } from './example.ts';
import { Splash } from './Splash.tsx';
import { SplashIntro } from './SplashIntro.tsx';

describe('Splash', () => {
  it('comes closed, with its duration, its words and its button', () => {
    const { container, getByRole } = readHtml(renderOnPage(<Splash splash={example} />));
    const dialog = getByRole('dialog', { hidden: true });
    expect(container.querySelector('[data-splash-intro]')?.getAttribute('data-splash-intro')).toBe('2400');
    expect(dialog.hasAttribute('open')).toBe(false);
    expect(dialog.textContent).toContain('Five old buildings, kept going');
    getByRole('button', { name: 'Skip intro', hidden: true });
  });

  it('never lasts longer than four seconds', () => {
    const duration = (duration_ms: string | null) =>
      readHtml(renderOnPage(<Splash splash={{ ...example, duration_ms }} />))
        .container.querySelector('[data-splash-intro]')
        ?.getAttribute('data-splash-intro');
    expect(duration('9000')).toBe('4000');
    expect(duration(null)).toBe('2400');
  });
});

describe('SplashIntro', () => {
  it('is a still: no dialog, no button', () => {
    const html = renderOnPage(<SplashIntro block={example} />);
    expect(html).toContain('Five old buildings, kept going');
    const { queryByRole } = readHtml(html);
    expect(queryByRole('dialog', { hidden: true })).toBeNull();
    expect(queryByRole('button', { hidden: true })).toBeNull();
  });

  it('shows editors that it is switched off', () => {
    const off = { ...example, enabled: false };
    expect(renderOnPage(<SplashIntro block={off} />, { draft: true })).toContain('switched off');
    expect(renderOnPage(<SplashIntro block={off} />)).not.toContain('switched off');
  });
});
