import type { AssetFieldValue, MultilinkFieldValue, RichTextFieldValue, Story as SchemaStory } from '@storyblok/schema';

export type { AssetFieldValue, MultilinkFieldValue, RichTextFieldValue };

/** Which of a story's two versions is meant: what editors see, or what the public sees. */
export type StoryVersion = 'draft' | 'published';

/** A block as it travels: its component name, its stable id, and whatever fields its schema defines. */
export type BlockValue = {
  _uid: string;
  component: string;
  /** Only in drafts: the marker by which a visual editor finds the block. */
  _editable?: string;
  [field: string]: unknown;
};

/** A story as `cdn/stories` sends it; `Content` is narrowed by the schema of its content type. */
export type Story<Content = BlockValue> = Omit<SchemaStory, 'content' | 'version'> & { content: Content };

/** Another language's version of the same page, as it stands in `story.alternates`. */
export type StoryAlternate = Story['alternates'][number];
