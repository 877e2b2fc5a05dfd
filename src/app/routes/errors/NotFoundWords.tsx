import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './NotFoundWords.module.css';

type NotFoundWordsProps = {
  path: string;
  /** The layout's own style of the figures and of the heading. */
  codeClass?: string | undefined;
  titleClass?: string | undefined;
  /** What the layout adds under the heading. */
  children?: ReactNode;
};

const never = () => () => {};

/**
 * What every not-found page says (docs/reference/routes.md#not-found): the code, the sentence, the path, the way home. A guest who
 * came here by a link of the site hears the heading at once; on the first page of a session the browser reads it anyway.
 */
export function NotFoundWords({ path, codeClass, titleClass, children }: NotFoundWordsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const focusedFor = useRef(isFirstPage ? path : null);
  useEffect(() => {
    if (focusedFor.current === path) return;
    focusedFor.current = path;
    heading.current?.focus({ preventScroll: true });
  }, [path]);

  return (
    <div className={styles.words}>
      <p className={classNames(styles.code, codeClass)}>404</p>
      <h1 ref={heading} tabIndex={-1} className={classNames(styles.title, titleClass)}>
        Sorry, the page you are looking for could not be found.
      </h1>
      {/* One text: React parts two with a comment in the HTML. */}
      <p className={styles.path}>{`Page not found: ${path}`}</p>
      {children}
      <ButtonRow>
        <ButtonLink link="/">Go back home</ButtonLink>
        <ButtonLink link="/search" variant="secondary">
          Search the site
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}
