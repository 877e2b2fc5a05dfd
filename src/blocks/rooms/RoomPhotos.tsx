import { Carousel } from '#ui/Carousel.tsx';
import { type Asset, hasPicture, Picture } from '#ui/Picture.tsx';
import styles from './RoomPhotos.module.css';

type RoomPhotosProps = {
  name: string;
  photos: readonly Asset[];
  priority: boolean;
  /** From edge to edge, where they would else share the row with words. */
  wide: boolean;
};

/** A room's pictures, one at a time. */
export function RoomPhotos({ name, photos, priority, wide }: RoomPhotosProps) {
  const shown = photos.filter(hasPicture);
  const pictures = shown.map((photo, index) => (
    <Picture
      key={photo.filename}
      asset={photo}
      sizes={wide ? '(min-width: 96rem) 90rem, 100vw' : '(min-width: 60rem) 58vw, 100vw'}
      ratio={wide ? 16 / 9 : 4 / 3}
      alt={name}
      priority={priority && index === 0}
      className={styles.photo}
    />
  ));
  if (pictures.length < 2) return pictures;
  return (
    <Carousel label={`Pictures of ${name}`} peek={false} showCount className={styles.photos}>
      {pictures}
    </Carousel>
  );
}
