import type { ReactNode } from 'react';
import { useLookStyles } from '#blocks/rendering/use-look-styles.ts';
import { classNames } from '#ui/class-names.ts';
import type { NotFoundData } from '../not-found-page-data.ts';
import styles from './NotFoundFrame.module.css';

type NotFoundFrameProps = { page: NotFoundData; className?: string | undefined; children: ReactNode };

/** The whole of a not-found page in the layout's own theme, whatever the page around it has. */
export function NotFoundFrame({ page: { layout, frame }, className, children }: NotFoundFrameProps) {
  useLookStyles([{ theme: frame.theme }, { skin: frame.skin }]);
  return (
    <div
      className={classNames(styles.frame, className)}
      data-not-found={layout}
      data-theme={frame.theme ?? undefined}
      data-skin={frame.skin ?? undefined}
    >
      {children}
    </div>
  );
}
