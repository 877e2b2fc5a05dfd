import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { imageUrl } from './image-url.ts';
import { type Asset, Picture } from './Picture.tsx';
import styles from './Video.module.css';

type VideoProps = {
  asset: Asset;
  poster?: Asset | null | undefined;
  sizes: string;
  priority?: boolean;
  alt?: string;
  className?: string | undefined;
};

/**
 * A decorative video over its poster (docs/reference/sections.md#video): silent, fetched after the page has loaded,
 * never under reduced motion or Save-Data, with a button that pauses it. Whatever goes wrong, the poster stays.
 */
export function Video({ asset, poster, className, ...picture }: VideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'poster' | 'loading' | 'playing' | 'paused'>('poster');

  useEffect(() => {
    if (!mayPlay()) return;
    const start = () => setState('loading');
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => window.removeEventListener('load', start);
  }, []);

  const toggle = () => {
    if (state === 'playing') video.current?.pause();
    else void video.current?.play().catch(() => setState('poster'));
  };

  return (
    <div className={classNames(styles.frame, className)}>
      <Picture asset={poster} {...picture} className={styles.poster} />
      {state === 'poster' ? null : (
        <>
          <video
            ref={video}
            className={classNames(styles.video, state !== 'loading' && styles.shown)}
            src={imageUrl(asset.filename, { width: 0 })}
            muted
            loop
            playsInline
            autoPlay
            aria-hidden="true"
            tabIndex={-1}
            onPlaying={() => setState('playing')}
            onPause={() => setState('paused')}
            onError={() => setState('poster')}
          />
          {state === 'loading' ? null : (
            <button type="button" className={styles.toggle} onClick={toggle}>
              <Icon name={state === 'playing' ? 'pause' : 'play'} />
              <span className="visually-hidden">{state === 'playing' ? 'Pause video' : 'Play video'}</span>
            </button>
          )}
        </>
      )}
    </div>
  );
}

function mayPlay(): boolean {
  const saveData = 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
  return !saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
