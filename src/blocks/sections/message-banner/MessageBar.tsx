import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '#ui/announcer.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { RichText } from '#ui/RichText.tsx';
import { StaticHtml } from '#ui/StaticHtml.tsx';
import { isStatic } from '../../hydration/static-section.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { readDismissed, rememberDismissed } from './dismissed-banners.ts';
import styles from './MessageBar.module.css';

type Banner = Pick<Blocks['message_banner'], 'message' | 'link' | 'link_label' | 'kind' | 'dismissible'>;

/**
 * The live line over the header. It is in every cached page; the boot script hides one that this browser has dismissed
 * before the first paint, by `hash`, so that an edited message is seen again.
 */
export function MessageBar({ banner, hash }: { banner: Banner; hash: string }) {
  const [dismissed, setDismissed] = useState(false);
  const dismissible = banner.dismissible !== false && banner.kind !== 'urgent';
  useEffect(() => {
    if (dismissible && readDismissed().includes(hash)) setDismissed(true);
  }, [dismissible, hash]);
  if (dismissed) return null;

  const dismiss = () => {
    rememberDismissed(hash);
    setDismissed(true);
    announce('Announcement dismissed');
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section aria-label="Announcement" data-banner={dismissible ? hash : undefined}>
      <MessageLine banner={banner} keepAs={`banner ${hash}`}>
        {dismissible ? (
          <button type="button" className={styles.dismiss} onClick={dismiss}>
            <span className="visually-hidden">Dismiss the announcement</span>
            <Icon name="close" />
          </button>
        ) : null}
      </MessageLine>
    </section>
  );
}

type LineProps = {
  banner: Banner;
  /** The name of its words where a document shows them as HTML alone. */
  keepAs?: string;
  children?: ReactNode;
};

/** The line itself, with its link. */
export function MessageLine({ banner, keepAs, children }: LineProps) {
  const { kind } = banner;
  return (
    <div className={classNames(styles.bar, kind ? styles[kind] : null)}>
      {keepAs && isStatic(banner) ? (
        <StaticHtml className={styles.words} keepAs={keepAs} />
      ) : (
        <div className={styles.words}>
          <Words banner={banner} />
        </div>
      )}
      {children}
    </div>
  );
}

function Words({ banner: { kind, message, link, link_label } }: { banner: Banner }) {
  return (
    <>
      {kind === 'urgent' ? <strong className={styles.label}>Urgent</strong> : null}
      {kind === 'warning' ? <strong className={styles.label}>Please note</strong> : null}
      <RichText value={message} className={styles.message} />
      {linkTarget(link) ? (
        <Link link={link} className={styles.link}>
          {link_label || 'Read more'}
        </Link>
      ) : null}
    </>
  );
}
