import { mediaKind } from './image-url.ts';
import { type Asset, Picture } from './Picture.tsx';
import { Video } from './Video.tsx';

type MediaProps = {
  asset: Asset | null | undefined;
  sizes: string;
  /** Shown before a video plays, and instead of it where it may not. */
  poster?: Asset | null | undefined;
  narrow?: Asset | null | undefined;
  night?: Asset | null | undefined;
  narrowNight?: Asset | null | undefined;
  ratio?: number;
  priority?: boolean;
  alt?: string;
  className?: string | undefined;
};

/**
 * A picture or a decorative video, by the file's extension (docs/reference/content-model.md#files); nothing for any
 * other file.
 */
export function Media({ asset, poster, narrow, night, narrowNight, ...props }: MediaProps) {
  if (!asset?.filename) return null;
  if (mediaKind(asset.filename) === 'video') return <Video asset={asset} poster={poster} {...props} />;
  return <Picture asset={asset} narrow={narrow} night={night} narrowNight={narrowNight} {...props} />;
}
