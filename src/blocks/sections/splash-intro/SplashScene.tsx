import { hasPicture, Picture } from '#ui/Picture.tsx';
import type { Blocks } from '../../registry/schemas.ts';
import styles from './SplashScene.module.css';

export type SplashContent = Pick<Blocks['splash_intro'], 'logo' | 'media' | 'text' | 'duration_ms' | 'skip_label'>;

/** What the splash shows: the mark in large type over five bars in the hotels' colours, or over a picture. */
export function SplashScene({ splash }: { splash: SplashContent }) {
  return (
    <div className={styles.scene}>
      {hasPicture(splash.media) ? (
        <Picture asset={splash.media} sizes="100vw" decorative className={styles.media} />
      ) : (
        <div className={styles.bars} />
      )}
      <div className={styles.words}>
        {hasPicture(splash.logo) ? (
          <Picture asset={splash.logo} sizes="40vw" alt="ash" transparent className={styles.logo} />
        ) : (
          <p className={styles.mark}>ash</p>
        )}
        {splash.text ? <p className={styles.text}>{splash.text}</p> : null}
      </div>
    </div>
  );
}
