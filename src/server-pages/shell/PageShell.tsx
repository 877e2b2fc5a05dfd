import type { ReactNode } from 'react';
import { Link } from '#ui/Link.tsx';
import { fontFiles } from '../fonts.ts';
import { stylesheet } from '../stylesheet.ts';
import styles from './PageShell.module.css';

type PageShellProps = {
  title: string;
  /** Where its stylesheet and fonts are: `/checkout/assets`. */
  assets: string;
  /** What stands beside the wordmark: 'souvenirs', 'operator'. */
  place: string;
  /** Where the wordmark leads. */
  home: string;
  /** At the end of the header. */
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** A whole document in the theme of the shop, without a script. */
export function PageShell({ title, assets, place, home, aside, children, footer }: PageShellProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {Object.keys(fontFiles).map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={`${assets}/${file}`} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={`${assets}/${stylesheet.name}`} />
      </head>
      <body data-theme="souvenirs-product" className={styles.body}>
        <a className={`visually-hidden ${styles.skip}`} href="#content">
          Skip to the content
        </a>
        <header className={styles.top}>
          <p className={styles.mark}>
            <Link link={home}>ash</Link> <span>{place}</span>
          </p>
          {aside}
        </header>
        {children}
        {footer ? <footer className={styles.bottom}>{footer}</footer> : null}
      </body>
    </html>
  );
}
