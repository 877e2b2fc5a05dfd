import type { AssetFieldValue } from '@storyblok/schema';
import { nightQuery } from '#protocol/night.ts';
import { intrinsicSize, type Size } from '#protocol/storyblok/asset-address.ts';
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
 * before they come into view: `observeLazyPictures` turns their `data-srcset` into `srcset`, and a twin stands in
 * without scripts. The format is chosen by the request's Accept header, so one list of candidates is enough.
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
  if (props.priority) return <Frame {...shown} />;
  return (
    <>
      <Frame {...shown} lazy />
      <noscript>
        <Frame {...shown} />
      </noscript>
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
  lazy?: boolean;
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
  lazy = false,
}: FrameProps) {
  const size = shownSize(asset, ratio);
  const candidates = sourceSet(asset, size, ratio);
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
        lazy && 'lazy',
        className,
      )}
      alt={decorative ? '' : asset.alt || alt || ''}
      width={size?.width}
      height={size?.height}
      sizes={sizes}
      {...(lazy
        ? { 'data-srcset': candidates }
        : { srcSet: candidates, src: imageUrl(asset.filename, { width: 1080 }) })}
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
        const otherCandidates = sourceSet(other.asset, otherSize, other.ratio);
        return (
          <source
            key={other.media}
            media={other.media}
            sizes={sizes}
            width={otherSize?.width}
            height={otherSize?.height}
            {...(lazy ? { 'data-srcset': otherCandidates } : { srcSet: otherCandidates })}
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

function sourceSet(asset: Asset, size: Size | null, ratio: number | undefined): string {
  const whole = imageUrl(asset.filename, { width: 1080 });
  if (whole === imageUrl(asset.filename, { width: 640 })) return whole;
  const widths = widthsFor(asset.filename).filter((width) => !size || width <= size.width);
  return (widths.length > 0 ? widths : [size?.width ?? 1080])
    .map((width) => {
      const crop = ratio ? { height: Math.round(width / ratio), focus: asset.focus ?? null } : {};
      return `${imageUrl(asset.filename, { width, ...crop })} ${width}w`;
    })
    .join(', ');
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
