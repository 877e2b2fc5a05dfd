import { useLayoutEffect } from 'react';
import { useNavigation } from 'react-router';
import styles from './PageLoading.module.css';

/**
 * The page loading flag (docs/reference/navigation.md#page-loading): on from the start of a navigation to its finish.
 * It is shown as a thin line over the page, and stands as `data-loading` on the root element for whatever else wants to
 * know.
 */
export function PageLoading() {
  const loading = useNavigation().state !== 'idle';

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-loading', loading);
  }, [loading]);

  return loading ? <div className={styles.line} role="progressbar" aria-label="Loading the page" /> : null;
}
