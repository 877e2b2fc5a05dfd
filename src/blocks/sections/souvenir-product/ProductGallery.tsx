import { Suspense, useState } from 'react';
import { Carousel } from '#ui/Carousel.tsx';
import { imageUrl } from '#ui/image-url.ts';
import { type Asset, Picture } from '#ui/Picture.tsx';
import { isPlainClick } from '#ui/plain-click.ts';
import type { NamedProduct } from '../../products/named-product.ts';
import { lazySection } from '../../rendering/lazy-section.ts';
import styles from './ProductGallery.module.css';

const Lightbox = lazySection('Lightbox', () => import('../../lightbox/Lightbox.tsx'));

type Image = NamedProduct['images']['nodes'][number];
type ProductGalleryProps = { title: string; images: readonly Image[]; first: string | null };

/** The pictures in a row, that of the chosen variant first; each leads to its large version, over the page where scripts run. */
export function ProductGallery({ title, images, first }: ProductGalleryProps) {
  const [open, setOpen] = useState<number | null>(null);
  const leading = images.filter(({ url }) => url === first);
  const assets = [...leading, ...images.filter(({ url }) => url !== first)].map((image) => assetOf(image, title));
  if (assets.length === 0) return null;
  return (
    <div className={styles.gallery}>
      <Carousel label={`Pictures of ${title}`} peek={false} showCount className={styles.carousel}>
        {assets.map((asset, index) => (
          <a
            key={asset.filename}
            href={imageUrl(asset.filename, { width: 2560 })}
            className={styles.link}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setOpen(index);
            }}
          >
            <Picture
              asset={asset}
              sizes="(min-width: 60rem) 54vw, 100vw"
              ratio={1}
              priority={index === 0}
              className={styles.picture}
            />
            <span className="visually-hidden">, larger</span>
          </a>
        ))}
      </Carousel>
      {open === null ? null : (
        <Suspense fallback={null}>
          <Lightbox
            label={`Pictures of ${title}`}
            items={assets}
            index={open}
            onMove={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function assetOf({ url, altText, width, height }: Image, title: string): Asset {
  return { filename: url, alt: altText || title, meta_data: { width, height } };
}
