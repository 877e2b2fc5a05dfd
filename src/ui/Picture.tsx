import type { AssetFieldValue } from '@storyblok/schema';
import { nightQuery } from '#protocol/night.ts';
import { intrinsicSize, type Size } from '#protocol/storyblok/asset-address.ts';
import { type Candidate, shortSourceSet, sourceSet } from '#protocol/storyblok/source-set.ts';
import { classNames } from './class-names.ts';
import { imageUrl, mediaKind, objectPosition, widthsFor } from './image-url.ts';
import { type Declarations, useInstanceStyle } from './instance-style.tsx';
import styles from './Picture.module.css';

/** An asset field as the service sends it; any part may be missing. */
export type Asset = Pick<AssetFieldValue, 'filename'> & Partial<Omit<AssetFieldValue, 'filename'>>;

type PictureProps = {
  asset: Asset | null | undefined;
  /** The width it is shown at, as the `sizes` attribute says it. */
  sizes: string;
  /** Width divided by height: the picture is cropped to it around the focal point. */
  ratio?: number;
  /** Another picture for windows up to 640 px wide. */
  narrow?: Asset | null | undefined;
  /** Other pictures for visitors who prefer a dark colour scheme; each has the proportion of the one it stands in for. */
  night?: Asset | null | undefined;
  narrowNight?: Asset | null | undefined;
  /** The page's first picture: fetched at once, before anything else. */
  priority?: boolean;
  /** Alternative text for an asset that has none. */
  alt?: string;
  decorative?: boolean | null | undefined;
  /** A drawing that shows what lies behind it, like a logo: nothing stands in its place until it has come. */
  transparent?: boolean;
  className?: string | undefined;
};

/** An asset field that holds a picture; an empty field's `filename` is `''`. */
export function hasPicture(asset: Asset | null | undefined): asset is Asset {
  return asset != null && asset.filename !== '' && mediaKind(asset.filename) === 'image';
}

/**
 * A picture in the widths that fit (docs/reference/sections.md#images). All but the page's first are fetched shortly
 * before they come into view: `observeLazyPictures` turns their `data-srcset` into `srcset`, and a twin of one width stands
 * in without scripts. The format is chosen by the request's Accept header, so one list of candidates is enough.
 */
export function Picture({ asset, narrow, night, narrowNight, ...props }: PictureProps) {
  if (!hasPicture(asset)) return null;
  // The browser takes the first that fits. A night without a picture for narrow windows is the same in all.
  const others: Source[] = [
    { media: `${narrowWindow} and ${nightQuery}`, asset: narrowNight },
    { media: nightQuery, asset: night, ratio: props.ratio },
    { media: narrowWindow, asset: narrow },
  ].filter((source): source is Source => hasPicture(source.asset));
  const shown = { ...props, asset, others, night: hasPicture(night) ? night : null };
  if (props.priority) return <Frame {...shown} sources={sourcesAtOnce} />;
  return (
    <>
      <Frame {...shown} sources={lazySources} />
      {/* In a browser React renders nothing inside. */}
      <noscript>{import.meta.env.SSR ? <Frame {...shown} sources={plainSources} /> : null}</noscript>
    </>
  );
}

export const narrowWindow = '(max-width: 640px)';

/** Another picture, the media query under which it is shown, and its proportion where it is cropped. */
type Source = { media: string; asset: Asset; ratio?: number | undefined };

type FrameProps = Omit<PictureProps, 'asset' | 'narrow' | 'night' | 'narrowNight'> & {
  asset: Asset;
  night: Asset | null;
  others: Source[];
  sources: SourcesOf;
};

/** Where one file of a picture comes from: attributes of its `<img>`. */
type Sources = { sizes?: string; src?: string; srcSet?: string; 'data-srcset'?: string };
type SourcesOf = (asset: Asset, size: Size | null, ratio: number | undefined, sizes: string) => Sources;

const sourcesAtOnce: SourcesOf = (asset, size, ratio, sizes) => {
  const src = imageUrl(asset.filename, { width: 1080 });
  return { sizes, src, srcSet: sourceSet(candidatesOf(asset, size, ratio)) || src };
};

const lazySources: SourcesOf = (asset, size, ratio, sizes) => {
  const short = shortSourceSet(candidatesOf(asset, size, ratio));
  return { sizes, 'data-srcset': short || imageUrl(asset.filename, { width: 1080 }) };
};

/** In one width: without scripts a browser fetches every picture at once, so it is not the widest. */
const plainSources: SourcesOf = ({ filename, focus }, _size, ratio, sizes) => {
  const width = isWide(sizes) ? 1080 : 640;
  return { src: imageUrl(filename, { width, ...crop(width, ratio, focus) }) };
};

function Frame({
  asset,
  night,
  others,
  sizes,
  ratio,
  priority = false,
  alt,
  decorative,
  transparent = false,
  className,
  sources,
}: FrameProps) {
  const size = shownSize(asset, ratio);
  const own = sources(asset, size, ratio, sizes);
  const ground = (shown: Asset): Declarations => {
    return {
      'object-position': positionOf(shown),
      'background-color': transparent ? null : colorOf(shown),
      'background-image': !transparent && isWide(sizes) ? previewOf(shown) : null,
    };
  };
  const look = useInstanceStyle(ground(asset), night ? ground(night) : {});
  const image = (
    <img
      className={classNames(
        styles.picture,
        (transparent || night) && styles.asDrawn,
        transparent && styles.transparent,
        look,
        className,
      )}
      alt={decorative ? '' : asset.alt || alt || ''}
      width={size?.width}
      height={size?.height}
      {...own}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      // Without a handler of its own React would hold a new page back until its first picture has come.
      onLoad={priority ? comeWhenItMay : undefined}
      // The head script may have filled `srcset` before this is hydrated.
      suppressHydrationWarning
    />
  );
  if (others.length === 0) return image;
  return (
    <picture>
      {others.map((other) => {
        const otherSize = shownSize(other.asset, other.ratio);
        const { src, srcSet = src, ...attributes } = sources(other.asset, otherSize, other.ratio, sizes);
        return (
          <source
            key={other.media}
            media={other.media}
            width={otherSize?.width}
            height={otherSize?.height}
            srcSet={srcSet}
            {...attributes}
            suppressHydrationWarning
          />
        );
      })}
      {image}
    </picture>
  );
}

/** Where a picture that is cropped stands in its frame; null for its middle. */
export function positionOf(asset: Asset): string | null {
  const position = objectPosition(asset.focus, intrinsicSize(asset.filename));
  return position === '50% 50%' ? null : position;
}

function comeWhenItMay(): void {}

/** The whole picture, or the largest part of it with the wanted ratio. */
function shownSize(asset: Asset, ratio: number | undefined): Size | null {
  const whole = intrinsicSize(asset.filename) ?? storedSize(asset);
  if (!whole || !ratio) return whole;
  const width = Math.round(Math.min(whole.width, whole.height * ratio));
  return { width, height: Math.round(width / ratio) };
}

function storedSize({ meta_data }: Asset): Size | null {
  const width = Number(meta_data?.width);
  const height = Number(meta_data?.height);
  return width > 0 && height > 0 ? { width, height } : null;
}

/** The picture in every width that it has; none for a file that has no other sizes, such as a vector picture. */
function candidatesOf({ filename, focus }: Asset, size: Size | null, ratio: number | undefined): Candidate[] {
  if (imageUrl(filename, { width: 1080 }) === imageUrl(filename, { width: 640 })) return [];
  const widths = widthsFor(filename).filter((width) => !size || width <= size.width);
  return (widths.length > 0 ? widths : [size?.width ?? 1080]).map((width) => {
    return { address: imageUrl(filename, { width, ...crop(width, ratio, focus) }), width };
  });
}

function crop(width: number, ratio: number | undefined, focus: string | null | undefined) {
  return ratio ? { height: Math.round(width / ratio), focus: focus ?? null } : {};
}

/** Whether it may take more than 40 % of the window's width. */
function isWide(sizes: string): boolean {
  return (sizes.match(/[\d.]+(?=vw)/g) ?? []).some((share) => Number(share) > 40);
}

/** A blurred copy, stored with the picture, WebP in base64: with its `data:` at most 400 bytes. */
function previewOf({ meta_data }: Asset): string | null {
  const preview = String(meta_data?.preview);
  return /^UklG[\w+/]{30,360}=*$/.test(preview) ? `url("data:image/webp;base64,${preview}")` : null;
}

/** The picture's main colour, stored with it, is what stands in its place until it has come. */
function colorOf({ meta_data }: Asset): string | null {
  const color = meta_data?.color;
  return typeof color === 'string' && /^#[0-9a-f]{3,8}$/i.test(color) ? color : null;
}
