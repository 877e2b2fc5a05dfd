import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Footer } from '#blocks/footer/Footer.tsx';
import type { ContentType } from '#blocks/schemas.ts';
import { LiveRegions } from '#ui/announcer.tsx';
import { pageStyle } from '../page-style.ts';
import type { Globals } from '../routes/story/load-globals.server.ts';
import { Header } from './Header.tsx';
import styles from './Shell.module.css';
import { useStoryInView } from './story-in-view.ts';

type ShellProps = {
  globals: Globals | undefined;
  /** The footer of the section where no story is in view. */
  sectionFooter?: ContentType<'footer'> | null | undefined;
  children: ReactNode;
};

/** What stands around every page: skip link, header, the page itself, footer, live regions. */
export function Shell({ globals, sectionFooter, children }: ShellProps) {
  const { pathname } = useLocation();
  const { footer, venueHotel, headerStyle } = useStoryInView();
  const { skin } = pageStyle(pathname, venueHotel);

  // Tells tests, and styles that need a script, that the application runs.
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
  }, []);

  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      {headerStyle === 'hidden' ? null : <Header header={globals?.header ?? null} />}
      <main id="content" tabIndex={-1} data-skin={skin ?? undefined}>
        {children}
      </main>
      <Footer footer={footer ?? sectionFooter ?? globals?.footer ?? null} />
      <LiveRegions />
    </>
  );
}
