import type { Resolver, ResolverMap } from '../graphql/resolvers.ts';
import type { ImageRecord } from './image-record.ts';
import { type ImageTransform, imageUrl } from './image-url.ts';

const url: Resolver<ImageRecord, { transform?: ImageTransform | null }> = (image, args, { publicUrl }) =>
  imageUrl(publicUrl, image, args.transform ?? null);

const transformedSrc: Resolver<ImageRecord, ImageTransform> = (image, args, { publicUrl }) =>
  imageUrl(publicUrl, image, args);

const original: Resolver<ImageRecord, unknown> = (image, _args, { publicUrl }) => imageUrl(publicUrl, image, null);

export const imageResolvers: ResolverMap = { Image: { url, transformedSrc, originalSrc: original, src: original } };
