import { currencies } from '#protocol/money.ts';

/**
 * Field configurations that many blocks share, spread into `defineField`. Each is plain data of the content
 * service's own field format; `stories` and `story` are what the list of relations is derived from.
 */

/** One of a fixed list of values, stored as that value. */
export function choice<const Value extends string>(...values: Value[]) {
  return { type: 'option', options: values.map((value) => ({ name: value, value })) } as const;
}

/** Any number of a fixed list of values, stored as an array of them. */
export function choices<const Value extends string>(...values: Value[]) {
  return { type: 'options', options: values.map((value) => ({ name: value, value })) } as const;
}

/** A reference to one story of the content type, stored as its uuid. */
export function story<const ContentType extends string>(contentType: ContentType) {
  return {
    type: 'option',
    source: 'internal_stories',
    use_uuid: true,
    filter_content_type: [contentType],
  } satisfies { type: 'option'; source: 'internal_stories'; [key: string]: unknown };
}

/** References to several stories of the content type, stored as an array of their uuids. */
export function stories<const ContentType extends string>(contentType: ContentType) {
  return {
    type: 'options',
    source: 'internal_stories',
    is_reference_type: true,
    use_uuid: true,
    filter_content_type: [contentType],
  } satisfies { type: 'options'; source: 'internal_stories'; [key: string]: unknown };
}

export const image = { type: 'asset', filetypes: ['images'] } satisfies { type: 'asset'; filetypes: string[] };

export const imageOrVideo = { type: 'asset', filetypes: ['images', 'videos'] } satisfies {
  type: 'asset';
  filetypes: string[];
};

/** A file to download; the content service counts PDF among its texts. */
export const document = { type: 'asset', filetypes: ['texts'] } satisfies { type: 'asset'; filetypes: string[] };

export const images = { type: 'multiasset', filetypes: ['images'] } satisfies {
  type: 'multiasset';
  filetypes: string[];
};

export const imagesOrVideos = { type: 'multiasset', filetypes: ['images', 'videos'] } satisfies {
  type: 'multiasset';
  filetypes: string[];
};

/** A link of any kind the site follows: story, url, email, asset; story links may carry an anchor. */
export const link = {
  type: 'multilink',
  allow_target_blank: true,
  show_anchor: true,
  email_link_type: true,
  asset_link_type: true,
} as const;

export const weekdays = choices('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun');

export const currency = choice(...currencies);
