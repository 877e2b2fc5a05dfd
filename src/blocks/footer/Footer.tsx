import { Suspense } from 'react';
import { classNames } from '#ui/class-names.ts';
import { contrast } from '#ui/contrast.ts';
import { useInstanceStyle } from '#ui/instance-style.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { hasPicture, Picture } from '#ui/Picture.tsx';
import type { ContentType } from '../registry/schemas.ts';
import { DraftHint } from '../rendering/DraftHint.tsx';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import styles from './Footer.module.css';
import { policyLinks, socialLinks } from './footer-links.ts';
import { LazyFooterNewsletter } from './lazy-footer-newsletter.ts';

type FooterContent = ContentType<'footer'>;

type FooterProps = {
  /** `null` where its story is missing: a small footer is built in, so that no page fails for it. */
  footer: FooterContent | null;
  /** Names its menu and its form, where the page's own footer stands below. */
  menuLabel?: string;
  /** The country whose prices are shown; without it there is no choice of one. */
  country?: string | undefined;
};

/** The end of every page: the letter, the menu by groups, the social addresses by name, and the policies. */
export function Footer({ footer, menuLabel = 'Footer', country }: FooterProps) {
  const colors = footerColors(footer);
  const look = useInstanceStyle(colors.declarations);
  const socials = socialLinks(footer);
  const heading = footer?.subscribe_heading || 'Write to me';
  return (
    <footer className={classNames(styles.footer, look)}>
      <div className={styles.inner}>
        {colors.refused ? (
          <DraftHint>These footer colours are too close to be read (less than 4.5:1).</DraftHint>
        ) : null}
        <div className={styles.letter}>
          <p className={styles.heading}>{heading}</p>
          {/* Another footer has another form: what was begun for one list is not sent to another. */}
          <Suspense key={footer?._uid}>
            <LazyFooterNewsletter footer={footer} label={`${menuLabel}: ${heading}`} />
          </Suspense>
        </div>
        <nav className={styles.groups} aria-label={menuLabel}>
          {footer?.footer_menu?.map((group) => (
            <div key={group._uid} className={styles.group}>
              {group.title ? <h2 className={classNames('small-label', styles.label)}>{group.title}</h2> : null}
              <ul role="list">
                {group.links?.map((entry) => (
                  <li key={entry._uid}>
                    <Link link={entry.link} className={styles.link}>
                      {entry.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {socials.length > 0 ? (
            <div className={styles.group}>
              <h2 className={classNames('small-label', styles.label)}>Elsewhere</h2>
              <ul role="list">
                {socials.map(({ name, link }) => (
                  <li key={name}>
                    <Link link={link} className={styles.link}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </nav>
        <div className={styles.end}>
          <Logos footer={footer} />
          {country ? <CurrencyChoice country={country} /> : null}
          <ul className={styles.policies} role="list">
            {policyLinks.map(({ name, link }) => (
              <li key={link}>
                <Link link={link} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function Logos({ footer }: { footer: FooterContent | null }) {
  const second = hasPicture(footer?.secondary_footer_logo) ? (
    <Picture asset={footer.secondary_footer_logo} sizes="8rem" alt="ash" transparent className={styles.second} />
  ) : null;
  return (
    <div className={styles.logos}>
      <Link link="/" className={styles.wordmark} label="ash, home">
        {hasPicture(footer?.footer_logo) ? (
          <Picture asset={footer.footer_logo} sizes={logoSizes} decorative transparent className={styles.logo} />
        ) : (
          'ash'
        )}
      </Link>
      {second && linkTarget(footer?.secondary_footer_logo_link) ? (
        <Link link={footer?.secondary_footer_logo_link}>{second}</Link>
      ) : (
        second
      )}
    </div>
  );
}

/** As wide as the stylesheet makes it. */
const logoSizes = 'clamp(14rem, 9rem + 18vw, 24rem)';

/** The editor's colours where both are set and far enough apart to be read; the theme's own otherwise. */
function footerColors(footer: FooterContent | null) {
  const background = footer?.footer_bg_color;
  const text = footer?.footer_text_color;
  if (!background || !text) return { declarations: {}, refused: false };
  const readable = (contrast(background, text) ?? 0) >= 4.5;
  return {
    declarations: readable ? { '--footer-bg': background, '--footer-fg': text } : {},
    refused: !readable,
  };
}
