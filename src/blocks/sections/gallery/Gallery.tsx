import { type MouseEvent, Suspense, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { imageUrl, mediaKind } from '#ui/image-url.ts';
import { Media } from '#ui/Media.tsx';
import type { Asset } from '#ui/Picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import { Section } from '#ui/Section.tsx';
import { useOverlayAddress } from '#ui/use-overlay-address.ts';
import type { BlockProps } from '../../contract/block-props.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import { lazySection } from '../../rendering/lazy-section.ts';
import styles from './Gallery.module.css';
import { defaultFirstLoad } from './gallery-defaults.ts';

const Lightbox = lazySection('Lightbox', () => import('../../lightbox/Lightbox.tsx'));

/**
 * Pictures in the order they are given; each leads to its large version. The style sheet hides those after the first
 * few only where scripts can show them again.
 */
export function Gallery({ block }: BlockProps<'gallery'>) {
  const [expanded, setExpanded] = useState(false);
  const items = (block.items ?? []).filter(({ filename }) => filename && mediaKind(filename) !== 'download');
  const photo = useOverlayAddress(
    'photo',
    block._uid,
    (value) => block.lightbox !== false && /^\d+$/.test(value) && items[Number(value) - 1] !== undefined,
  );
  const openAt = (index: number) => (event: MouseEvent) => {
    if (block.lightbox === false || !isPlainClick(event)) return;
    event.preventDefault();
    photo.open(String(index + 1));
  };
  if (items.length === 0) return <DraftHint>Add at least one picture.</DraftHint>;
  const first = Number(block.first_load) || defaultFirstLoad;
  const rest = items.length - first;
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading} layout="display">
      <ul className={classNames(styles.items, styles[block.layout || 'grid'])} role="list">
        {items.map((asset, index) => (
          <li
            key={asset.filename}
            className={classNames(styles.item, !expanded && index >= first && styles.further)}
            ref={expanded && index === first ? focusFirstLink : undefined}
          >
            <GalleryItem asset={asset} strip={block.layout === 'strip'} onOpen={openAt(index)} />
          </li>
        ))}
      </ul>
      {rest > 0 && !expanded ? (
        <Button variant="secondary" className={styles.button} onClick={() => setExpanded(true)}>
          Show {rest} more
        </Button>
      ) : null}
      {photo.value === null ? null : (
        <Suspense fallback={null}>
          <Lightbox
            label={block.heading || 'Pictures'}
            items={items}
            index={Number(photo.value) - 1}
            onMove={(index) => photo.move(String(index + 1))}
            onClose={photo.close}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** After 'Show more' the focus goes to the first picture that came, as its button is gone. */
function focusFirstLink(item: HTMLLIElement | null): void {
  item?.querySelector('a')?.focus();
}

type GalleryItemProps = { asset: Asset; strip: boolean; onOpen: (event: MouseEvent) => void };

/** A picture leads to its large version, and opens over the page where scripts run. */
function GalleryItem({ asset, strip, onOpen }: GalleryItemProps) {
  const media = (
    <Media
      asset={asset}
      sizes={strip ? '30rem' : '(min-width: 60rem) 50vw, (min-width: 40rem) 50vw, 100vw'}
      alt={asset.title ?? ''}
      className={styles.media}
    />
  );
  return (
    <figure className={styles.figure}>
      {mediaKind(asset.filename) === 'image' ? (
        <a
          href={imageUrl(asset.filename, { width: 2560 })}
          className={styles.link}
          onClick={onOpen}
          onPointerEnter={() => void Lightbox.preload()}
        >
          {media}
        </a>
      ) : (
        media
      )}
      {asset.title ? <figcaption className={styles.caption}>{asset.title}</figcaption> : null}
    </figure>
  );
}
