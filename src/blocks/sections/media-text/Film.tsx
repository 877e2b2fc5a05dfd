import { classNames } from '#ui/class-names.ts';
import { imageUrl } from '#ui/image-url.ts';
import { type Asset, hasPicture, Picture } from '#ui/Picture.tsx';
import styles from './Film.module.css';

type FilmProps = {
  asset: Asset;
  poster: Asset | null | undefined;
  sizes: string;
  className?: string | undefined;
};

/** One clear pixel: without a poster of their own, browsers paint a video black until it plays. */
const clearPoster = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A silent film that plays when it is asked to, by the browser's own controls: no script, and nothing but the still
 * picture behind it is fetched before (docs/decisions/0038-one-film-made-from-the-drawings.md).
 */
export function Film({ asset, poster, sizes, className }: FilmProps) {
  const webm = asset.meta_data?.webm;
  const hasStill = hasPicture(poster);
  return (
    <div className={classNames(styles.film, className)}>
      {hasStill ? <Picture asset={poster} sizes={sizes} decorative className={styles.still} /> : null}
      <video
        className={styles.video}
        aria-label={asset.alt || 'Video without sound'}
        poster={hasStill ? clearPoster : undefined}
        preload={hasStill ? 'none' : 'metadata'}
        controls
        muted
        loop
        playsInline
      >
        {/* The browser takes the first that it can play; the WebM is smaller. */}
        {typeof webm === 'string' && webm.startsWith('/f/') ? <source src={webm} type="video/webm" /> : null}
        <source src={imageUrl(asset.filename, { width: 0 })} />
      </video>
    </div>
  );
}
