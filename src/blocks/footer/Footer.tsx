import { Suspense, use } from 'react';
import { contrast } from '#protocol/contrast.ts';
import { classNames } from '#ui/class-names.ts';
import { useInstanceStyle } from '#ui/instance-style.tsx';
import { hasHtml, StaticHtml } from '#ui/StaticHtml.tsx';
import { isStatic } from '../hydration/static-section.ts';
import type { ContentType } from '../registry/schemas.ts';
import { DraftHint } from '../rendering/DraftHint.tsx';
import { shellContent } from '../shell/fetch-shell.ts';
import styles from './Footer.module.css';
import { FooterParts, LazyFooterNewsletter } from './lazy-footer.ts';

type FooterContent = ContentType<'footer'>;

type FooterProps = {
  /** `null` where its story is missing: a small footer is built in, so that no page fails for it. */
  footer: FooterContent | null;
  /** Names its menu and its form, where the page's own footer stands below. */
  menuLabel?: string;
  /** The country whose prices are shown; without it there is no choice of one. */
  country?: string | undefined;
};

/**
 * The end of every page: the letter, the menu by groups, the social addresses by name, and the policies. All but the letter's
 * form is HTML alone in a document.
 */
export function Footer(props: FooterProps) {
  const { footer } = props;
  // The group's footer, on the first page that shows it: the document had another one.
  if (footer && isStatic(footer) && !hasHtml(groupsOf(footer))) {
    return (
      <Suspense>
        <FetchedFooter {...props} footer={footer} />
      </Suspense>
    );
  }
  return <ShownFooter {...props} />;
}

function FetchedFooter(props: FooterProps) {
  return <ShownFooter {...props} footer={use(shellContent()).footer} />;
}

function ShownFooter({ footer, menuLabel = 'Footer', country }: FooterProps) {
  const colors = footerColors(footer);
  const look = useInstanceStyle(colors.day, colors.night);
  const heading = footer?.subscribe_heading || 'Write to me';
  const still = isStatic(footer) ? footer : null;
  return (
    <footer className={classNames(styles.footer, look)}>
      <div className={styles.inner}>
        {colors.refused ? (
          <DraftHint>These footer colours are too close to be read (less than 4.5:1).</DraftHint>
        ) : null}
        <div className={styles.letter}>
          <p className={styles.heading}>{heading}</p>
          {/* Another footer has another form: what was begun for one list is not sent to another. */}
          <Suspense key={`${footer?.mailchimp_list_id} ${footer?.cendyn_list_id}`}>
            <LazyFooterNewsletter footer={footer} label={`${menuLabel}: ${heading}`} />
          </Suspense>
        </div>
        {still ? (
          <StaticHtml
            as="nav"
            key={groupsOf(still)}
            keepAs={groupsOf(still)}
            className={styles.groups}
            aria-label={menuLabel}
          />
        ) : (
          <nav className={styles.groups} aria-label={menuLabel}>
            <Suspense>
              <FooterParts part="groups" footer={footer} country={country} />
            </Suspense>
          </nav>
        )}
        {still ? (
          <StaticHtml key={endOf(still)} keepAs={endOf(still)} className={styles.end} />
        ) : (
          <div className={styles.end}>
            <Suspense>
              <FooterParts part="end" footer={footer} country={country} />
            </Suspense>
          </div>
        )}
      </div>
    </footer>
  );
}

/** The names of its HTML. */
const groupsOf = ({ _uid }: FooterContent) => `${_uid} groups`;
const endOf = ({ _uid }: FooterContent) => `${_uid} end`;

/**
 * The editor's colours where both are set and far enough apart to be read; the theme's own otherwise. At night the
 * darker one is the ground.
 */
function footerColors(footer: FooterContent | null) {
  const background = footer?.footer_bg_color;
  const text = footer?.footer_text_color;
  if (!background || !text) return { day: {}, night: {}, refused: false };
  if ((contrast(background, text) ?? 0) < 4.5) return { day: {}, night: {}, refused: true };
  const isLight = (contrast(background, white) ?? 0) < (contrast(text, white) ?? 0);
  return {
    day: { '--footer-bg': background, '--footer-fg': text },
    night: isLight ? { '--footer-bg': text, '--footer-fg': background } : {},
    refused: false,
  };
}

const white = '#ffffff';
