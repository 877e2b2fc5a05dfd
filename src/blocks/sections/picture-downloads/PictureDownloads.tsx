import { intrinsicSize } from '#protocol/storyblok/asset-address.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { type Asset, hasPicture, Picture } from '#ui/Picture.tsx';
import { Section } from '#ui/Section.tsx';
import type { BlockProps } from '../../contract/block-props.ts';
import { fileKind } from '../../documents/file-kind.ts';
import { DraftHint } from '../../rendering/DraftHint.tsx';
import styles from './PictureDownloads.module.css';

/** Pictures with their names and credits; each link downloads the whole original. */
export function PictureDownloads({ block }: BlockProps<'picture_downloads'>) {
  const pictures = (block.pictures ?? []).filter(hasPicture);
  if (pictures.length === 0) return <DraftHint>Add at least one picture.</DraftHint>;
  return (
    <Section heading={block.heading} hideHeading={block.hide_heading} layout="display" intro={block.intro}>
      <ul className={styles.list} role="list">
        {pictures.map((picture) => (
          <li key={picture.filename}>
            <DownloadFigure picture={picture} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DownloadFigure({ picture }: { picture: Asset }) {
  const name = picture.title || picture.name || 'Picture';
  return (
    <figure className={styles.figure}>
      <Picture asset={picture} sizes="(min-width: 60rem) 30vw, 92vw" ratio={3 / 2} />
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        {picture.copyright ? <span className={styles.credit}>Print: {picture.copyright}</span> : null}
        <Link link={picture.filename} download className={styles.download}>
          <Icon name="download" />
          <span>
            Download<span className="visually-hidden"> {name},</span> {kindAndSize(picture)}
          </span>
        </Link>
      </figcaption>
    </figure>
  );
}

/** `PNG, 2400 × 1600 pixels`. */
function kindAndSize({ filename, meta_data }: Asset): string {
  const size = intrinsicSize(filename);
  return [fileKind({ filename, meta_data }), size ? `${size.width} × ${size.height} pixels` : '']
    .filter(Boolean)
    .join(', ');
}
