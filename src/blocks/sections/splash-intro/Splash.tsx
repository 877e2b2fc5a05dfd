import { splashMs } from '#ui/constants.ts';
import styles from './Splash.module.css';
import { type SplashContent, SplashScene } from './SplashScene.tsx';

/**
 * The live splash. It is in the home page's HTML and hidden; the boot script, which runs before the first paint and
 * long before the application, shows it where it is wanted and ends it (docs/reference/navigation.md#splash); on a home
 * page that was navigated to, the shell does. Without scripts it never shows.
 */
export function Splash({ splash }: { splash: SplashContent }) {
  const duration = Math.min(Number(splash.duration_ms) || splashMs.shown, splashMs.max);
  return (
    <dialog className={styles.splash} aria-label="Intro" data-splash-intro={duration}>
      <SplashScene splash={splash} />
      <button type="button" className={styles.skip}>
        {splash.skip_label || 'Skip intro'}
      </button>
    </dialog>
  );
}
