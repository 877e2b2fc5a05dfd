import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './SplashIntro.module.css';
import { SplashScene } from './SplashScene.tsx';

/** The splash as a section: a still of it, which covers nothing. */
export function SplashIntro({ block }: BlockProps<'splash_intro'>) {
  return (
    <>
      {block.enabled === false ? <DraftHint>The splash is switched off.</DraftHint> : null}
      <div className={styles.still}>
        <SplashScene splash={block} />
      </div>
    </>
  );
}
