import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { hasPicture, Picture } from '#ui/Picture.tsx';
import type { ContentType } from '../registry/schemas.ts';
import { CurrencyChoice } from './CurrencyChoice.tsx';
import styles from './Footer.module.css';
import { policyLinks, socialLinks } from './footer-links.ts';

type FooterContent = ContentType<'footer'>;

/** The menu by groups, and the social addresses by name. */
function Groups({ footer }: { footer: FooterContent | null }) {
  const socials = socialLinks(footer);
  return (
    <>
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
    </>
  );
}

type EndProps = { footer: FooterContent | null; country: string | undefined };

/** The logos, the choice of a currency, and the policies. */
function End({ footer, country }: EndProps) {
  return (
    <>
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
    </>
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

/** The parts of a footer that are links alone: a document has their HTML, and their code comes when a navigation shows another footer. */
export function FooterParts({ part, ...props }: EndProps & { part: 'groups' | 'end' }) {
  return part === 'groups' ? <Groups footer={props.footer} /> : <End {...props} />;
}
