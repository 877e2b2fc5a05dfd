import { useEffect, useId } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './TagPanel.module.css';
import type { TagCount } from './tag-counts.ts';
import { tagName } from './tag-name.ts';
import { type SidebarPlace, useSidebar } from './use-sidebar.ts';

type TagPanelProps = {
  title: string;
  tags: readonly TagCount[];
  /** Leaves it a list where it stands. */
  still?: boolean;
};

/**
 * The tag sidebar (docs/reference/navigation.md#tag-sidebar): a disclosure at the side of a wide window, which stays as
 * it was left; a dialog on a narrow one; without scripts a list at the end of the page.
 */
export function TagPanel({ title, tags, still = false }: TagPanelProps) {
  const sidebar = useSidebar();
  const { open, setOpen } = sidebar;
  const place = still ? 'end' : sidebar.place;
  const { pathname } = useLocation();
  const id = useId();

  useEffect(() => {
    // On a narrow window it lies over the page: a chosen tag closes it.
    if (pathname && place === 'over') setOpen(false);
  }, [pathname, place, setOpen]);

  const list = <TagLinks tags={tags} pathname={pathname} />;
  if (place === 'end') {
    return (
      <nav className={styles.end} aria-labelledby={id}>
        <h2 id={id} className={classNames('small-label', styles.title)}>
          {title}
        </h2>
        {list}
      </nav>
    );
  }
  return (
    <nav className={classNames(styles.side, open && place === 'side' && styles.open)} aria-label={title}>
      <ToggleButton title={title} place={place} open={open} controls={id} onPress={() => setOpen(!open)} />
      {place === 'side' ? (
        <div id={id} className={styles.panel} hidden={!open}>
          {list}
        </div>
      ) : (
        <Dialog open={open} onClose={() => setOpen(false)} title={title}>
          {open ? list : null}
        </Dialog>
      )}
    </nav>
  );
}

type ToggleButtonProps = { title: string; place: SidebarPlace; open: boolean; controls: string; onPress: () => void };

function ToggleButton({ title, place, open, controls, onPress }: ToggleButtonProps) {
  const state =
    place === 'side' ? { 'aria-expanded': open, 'aria-controls': controls } : { 'aria-haspopup': 'dialog' as const };
  return (
    <button type="button" className={styles.toggle} onClick={onPress} {...state}>
      <Icon name={open && place === 'side' ? 'close' : 'menu'} />
      {title}
    </button>
  );
}

function TagLinks({ tags, pathname }: { tags: readonly TagCount[]; pathname: string }) {
  return (
    <ul role="list" className={styles.tags}>
      {tags.map(({ tag, count }) => (
        <li key={tag}>
          <Link link={`/mood/tagged/${tag}`} current={pathname === `/mood/tagged/${tag}`} className={styles.tag}>
            {tagName(tag)}
            <span className={styles.count}>
              {count}
              <span className="visually-hidden">{count === 1 ? ' picture' : ' pictures'}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
