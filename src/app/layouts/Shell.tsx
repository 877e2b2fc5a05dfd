import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Footer } from '#blocks/footer/Footer.tsx';
import { wantFooterForm } from '#blocks/footer/lazy-footer.ts';
import { FormSettingsContext } from '#blocks/forms/form-settings.ts';
import { repeatEarlyPresses } from '#blocks/hydration/early-presses.ts';
import { isStatic } from '#blocks/hydration/static-section.ts';
import type { ContentType } from '#blocks/registry/schemas.ts';
import { Splash } from '#blocks/sections/splash-intro/Splash.tsx';
import { StagingContext } from '#blocks/sections/staging-banner/staging-facts.ts';
import { shellContent } from '#blocks/shell/fetch-shell.ts';
import { LiveRegions } from '#ui/announcer.tsx';
import { PageLoading } from '../navigation/PageLoading.tsx';
import { PageTransition } from '../navigation/PageTransition.tsx';
import { useAfterNavigation } from '../navigation/use-after-navigation.ts';
import { useEachPage } from '../navigation/use-each-page.ts';
import type { Globals } from '../routes/story/load-globals.server.ts';
import { carriesSession } from '../session/carries-session.ts';
import { useFooterInView } from './footer-in-view.ts';
import { Header } from './Header.tsx';
import { usePageStyle } from './page-style-in-view.ts';
import styles from './Shell.module.css';
import { useStagingInView } from './staging-in-view.ts';
import { useStoryInView } from './story-in-view.ts';
import { TopBanners } from './TopBanners.tsx';
import { useSplash } from './use-splash.ts';

type ShellProps = {
  globals: Globals | undefined;
  /** The footer of the section where no story is in view. */
  sectionFooter?: ContentType<'footer'> | null | undefined;
  children: ReactNode;
};

/** What stands around every page: skip link, header, the page itself, footer, live regions. */
export function Shell({ globals, sectionFooter, children }: ShellProps) {
  const { key } = useLocation();
  const { footer: own, headerStyle, splash: ofPage } = useStoryInView();
  const footer = useFooterInView(own ?? sectionFooter ?? null);
  const style = usePageStyle();
  const staging = useStagingInView(globals);
  // Drafts are looked at, not visited.
  const splash = staging.draft ? null : ofPage;
  // While it renders, not in an effect: what React renders for a navigation is shown once the form is there.
  const [keyAtStart] = useState(key);
  const { state } = useNavigation();
  if (state !== 'idle' || key !== keyAtStart) wantFooterForm();
  useAfterNavigation();
  useSplash(splash !== null);

  // A session may have begun or ended since the last page. A visitor without one fetches no code for it.
  useEachPage(() => {
    if (carriesSession()) {
      void import('../session/watch-session.ts').then(({ watchSession }) => watchSession());
    }
  });

  // The next page may show the group's footer, which this document does not: its content comes beside that page's data.
  const lacksFooter = own !== null && isStatic(globals?.footer);
  useEffect(() => {
    if (!lacksFooter) return;
    const ended = new AbortController();
    for (const type of ['pointerdown', 'keydown', 'click'])
      addEventListener(type, () => void shellContent(), { once: true, passive: true, signal: ended.signal });
    return () => ended.abort();
  }, [lacksFooter]);

  // Shows tests, and styles that need a script, that the application runs.
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
    repeatEarlyPresses(document);
  }, []);

  return (
    <StagingContext value={staging}>
      <FormSettingsContext value={globals?.forms}>
        {splash ? <Splash splash={splash} /> : null}
        <a className={styles.skip} href="#content">
          Skip to content
        </a>
        <PageLoading />
        {globals ? <TopBanners globals={globals} style={style} /> : null}
        {headerStyle === 'hidden' ? null : <Header header={globals?.header ?? null} />}
        <PageTransition>
          <main id="content" tabIndex={-1} data-skin={style.skin ?? undefined}>
            {children}
          </main>
        </PageTransition>
        <Footer footer={footer ?? globals?.footer ?? null} country={globals?.country} />
        <LiveRegions />
      </FormSettingsContext>
    </StagingContext>
  );
}
