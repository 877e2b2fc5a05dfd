import { describe, expect, it } from 'vitest';
import { renderOnPage } from '../../testing/test-page.tsx';
import { splashIntroExample as example } from './example.ts';
import { Splash } from './Splash.tsx';
import { SplashIntro } from './SplashIntro.tsx';

describe('Splash', () => {
  it('comes closed, with its duration, its words and its button', () => {
    const html = renderOnPage(<Splash splash={example} />);
    expect(html).toContain('data-splash-intro="2400"');
    expect(html).not.toMatch(/<dialog[^>]* open/);
    expect(html).toContain('Five old buildings, kept going');
    expect(html).toContain('Skip intro</button>');
  });

  it('never lasts longer than four seconds', () => {
    expect(renderOnPage(<Splash splash={{ ...example, duration_ms: '9000' }} />)).toContain('data-splash-intro="4000"');
    expect(renderOnPage(<Splash splash={{ ...example, duration_ms: null }} />)).toContain('data-splash-intro="2400"');
  });
});

describe('SplashIntro', () => {
  it('is a still: no dialog, no button', () => {
    const html = renderOnPage(<SplashIntro block={example} />);
    expect(html).toContain('Five old buildings, kept going');
    expect(html).not.toMatch(/<dialog|<button/);
  });

  it('shows editors that it is switched off', () => {
    const off = { ...example, enabled: false };
    expect(renderOnPage(<SplashIntro block={off} />, { draft: true })).toContain('switched off');
    expect(renderOnPage(<SplashIntro block={off} />)).not.toContain('switched off');
  });
});
