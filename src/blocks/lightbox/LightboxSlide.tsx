import { carouselRole } from '#ui/carousel-role.ts';
import { classNames } from '#ui/class-names.ts';
import { Media } from '#ui/Media.tsx';
import type { Asset } from '#ui/Picture.tsx';
import styles from './Lightbox.module.css';

type LightboxSlideProps = {
  asset: Asset;
  label: string;
  isShown: boolean;
  isZoomed: boolean;
  onFailed: () => void;
};

/** What scrolls has to be reached by keyboard. */
export const reachable = { tabIndex: 0 } as const;

/** One picture or video, fitted into the window or at twice that size. */
export function LightboxSlide({ asset, label, isShown, isZoomed, onFailed }: LightboxSlideProps) {
  return (
    <div
      className={classNames(styles.slide, isZoomed && styles.zoomed)}
      {...carouselRole('slide', label)}
      aria-hidden={!isShown}
      onErrorCapture={onFailed}
      {...(isZoomed ? reachable : {})}
    >
      <Media asset={asset} sizes={isZoomed ? '200vw' : '100vw'} alt={asset.title ?? ''} className={styles.picture} />
    </div>
  );
}
