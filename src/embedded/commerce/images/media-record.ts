import { globalId } from '../global-id.ts';
import { type ImageRecord, imageSource } from './image-record.ts';

/** The picture as the schema's Media; the embedded shop has no films and no models. */
export function mediaRecord(image: ImageRecord) {
  return {
    __typename: 'MediaImage' as const,
    key: image.key,
    id: globalId('MediaImage', image.key),
    alt: image.altText,
    mediaContentType: 'IMAGE',
    image: imageSource(image),
    previewImage: imageSource(image),
    presentation: null,
  };
}
