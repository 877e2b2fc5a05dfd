import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { NotFoundLayout } from '../not-found-layout.ts';
import styles from './NotFoundFrame.module.css';

/** Colours and typeface of each layout; the group's own are the page's. */
const dresses: Record<NotFoundLayout, { theme?: string; skin?: string }> = {
  ash: {},
  dining: { theme: 'dining' },
  diner: { skin: 'diner' },
  candy: { skin: 'candy' },
  gold: { skin: 'gold' },
  dean: { theme: 'dean' },
  ulysses: { theme: 'ulysses' },
  siren: { theme: 'siren' },
};

type NotFoundFrameProps = { layout: NotFoundLayout; className?: string | undefined; children: ReactNode };

/** The whole of a not-found page in its house's own dress, whatever the section around it wears. */
export function NotFoundFrame({ layout, className, children }: NotFoundFrameProps) {
  const { theme, skin } = dresses[layout];
  return (
    <div className={classNames(styles.frame, className)} data-not-found={layout} data-theme={theme} data-skin={skin}>
      {children}
    </div>
  );
}
