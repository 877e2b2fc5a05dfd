import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading, HeadingLevel } from '#ui/heading.tsx';
import { Icon } from '#ui/Icon.tsx';
import { linkTarget } from '#ui/link-target.ts';
import { slugify } from '#ui/slug.ts';
import type { Blocks } from '../../registry/schemas.ts';
import { RichTextBody } from '../../rich-text/RichTextBody.tsx';
import { focusNextPart } from './focus-next-part.ts';
import styles from './ServicePopup.module.css';
import { useCoveredFocus } from './use-covered-focus.ts';

/** The ids of the popups that were dismissed in this session, as JSON in the session's storage. */
const storageKey = 'dismissed-popups';

type ServicePopupProps = {
  block: Blocks['guest_services'];
  /** The default element that has to be scrolled past. */
  section: RefObject<HTMLElement | null>;
};

type State = 'idle' | 'armed' | 'open' | 'dismissed' | 'editing';

/**
 * The service popup (docs/reference/navigation.md#service-popup): enabled once the page is scrolled past a given
 * element. It never opens itself: a button at the window's corner opens it, and once declined it stays away for the
 * session. Escape closes it, and so does a focus that moves on; it never lies over what has the focus. Without scripts
 * its words stand in the page.
 */
export function ServicePopup({ block, section }: ServicePopupProps) {
  const id = useId();
  const [state, setState] = useState<State>('idle');
  const title = block.popup_title || 'Something you need?';
  const anchor = slugify(block.popup_after_anchor);
  const [atTop, setAtTop] = useState(false);
  const popup = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLButtonElement>(null);
  const covers = useCoveredFocus(popup, state === 'armed');

  // It is hidden at the page's first section, because it would cover the end of that section.
  useEffect(() => {
    const first = document.querySelector('[data-section]');
    if (!first || first.contains(section.current)) return;
    const observer = new IntersectionObserver(([entry]) => setAtTop(entry?.isIntersecting ?? false));
    observer.observe(first);
    return () => observer.disconnect();
  }, [section]);

  useEffect(() => {
    // In the visual editor its text is open for editing, and not fixed to the window.
    if (document.documentElement.dataset.editing !== undefined) return setState('editing');
    if (wasDismissed(block._uid)) return setState('dismissed');
    const element = (anchor ? document.getElementById(anchor) : null) ?? section.current;
    if (!element) return;
    // The root has no lower limit, so an element can leave it only over the top, however far a scroll jumps.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry || entry.isIntersecting || entry.boundingClientRect.bottom > 0) return;
        setState((before) => (before === 'idle' ? 'armed' : before));
        observer.disconnect();
      },
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [block._uid, anchor, section]);

  useEffect(() => {
    if (state !== 'open') return;
    const isInside = (target: EventTarget | null) => target instanceof Node && popup.current?.contains(target) === true;
    const listeners = new AbortController();
    const { signal } = listeners;
    // Of a panel that was just declined the focus leaves, too.
    const close = () => setState((before) => (before === 'open' ? 'armed' : before));
    document.addEventListener('focusin', ({ target }) => !isInside(target) && close(), { signal });
    document.addEventListener(
      'keydown',
      ({ key, defaultPrevented }) => {
        if (key !== 'Escape' || defaultPrevented) return;
        if (isInside(document.activeElement)) offer.current?.focus();
        close();
      },
      { signal },
    );
    return () => listeners.abort();
  }, [state]);

  const dismiss = () => {
    storeDismissed(block._uid);
    setState('dismissed');
    // The button that opened it is hidden, too.
    if (popup.current) focusNextPart(popup.current);
  };

  return (
    <div
      ref={popup}
      className={classNames(
        styles.popup,
        styles[state],
        state === 'armed' && atTop && styles.aside,
        covers && styles.unseen,
      )}
      data-state={state}
    >
      <button
        ref={offer}
        type="button"
        className={styles.offer}
        aria-expanded={state === 'open'}
        aria-controls={id}
        onClick={() => setState(state === 'open' ? 'armed' : 'open')}
      >
        <Icon name={state === 'open' ? 'close' : 'phone'} />
        {title}
      </button>
      <section id={id} className={styles.panel} aria-label={title}>
        <HeadingLevel level={2}>
          <Heading className={styles.title}>{title}</Heading>
        </HeadingLevel>
        {block.popup_body ? <RichTextBody value={block.popup_body} /> : null}
        {linkTarget(block.popup_cta) ? <ButtonLink link={block.popup_cta}>{ctaLabel(block)}</ButtonLink> : null}
        <Button variant="text" className={styles.dismiss} onClick={dismiss}>
          No, thank you
        </Button>
      </section>
    </div>
  );
}

/** The field is a link without words of its own. */
function ctaLabel({ popup_cta: link }: Blocks['guest_services']): string {
  const href = linkTarget(link)?.href ?? '';
  if (href.startsWith('tel:')) return 'Call the desk';
  return href.startsWith('mailto:') ? 'Email the desk' : 'Learn more';
}

/** Whether the popup of this section was dismissed in this session. */
function wasDismissed(uid: string): boolean {
  return readDismissed().includes(uid);
}

function storeDismissed(uid: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...new Set([...readDismissed(), uid])]));
  } catch {
    // Without storage the popup is shown again on the next page.
  }
}

function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
}
