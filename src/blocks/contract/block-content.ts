import type { Block, FieldValue } from '@storyblok/schema';
import type { Story } from '#protocol/storyblok/story.ts';

type Field = Block['fields'][number];

/** A relation: the story's uuid, as it is stored, or the story itself once the content client has resolved it. */
type Relation<Type, Contents> = string | (Type extends keyof Contents ? Story<Contents[Type]> : never);

/**
 * What a field holds: of a fixed list one of its values, of nested blocks the allowed ones, of a relation its story,
 * else the vendor's own.
 */
type ValueOf<F extends Field, Contents> = F extends {
  source: 'internal_stories';
  filter_content_type: readonly (infer Type)[];
}
  ? F extends { type: 'options' }
    ? Relation<Type, Contents>[]
    : Relation<Type, Contents>
  : F extends { type: 'option'; options: readonly { value: infer Value }[] }
    ? Value | (F extends { required: true } ? never : '')
    : F extends { type: 'options'; options: readonly { value: infer Value }[] }
      ? Value[]
      : F extends { type: 'bloks'; allow: readonly (infer Name)[] }
        ? Contents[Name & keyof Contents][]
        : FieldValue<F>;

/**
 * Content of a block as stories carry it. The vendor's `BlockContent` types a choice among fixed values as any
 * string; here it is the union of those values, so that a component which forgets one does not compile.
 *
 * @typeParam Contents record from every block's name to its content, for nested blocks.
 */
export type ContentOf<B extends Block, Contents> = {
  _uid: string;
  component: B['name'];
  _editable?: string;
} & {
  [F in B['fields'][number] as F extends { required: true } ? F['name'] : never]: ValueOf<F, Contents>;
} & {
  [F in B['fields'][number] as F extends { required: true } ? never : F['name']]?: ValueOf<F, Contents> | null;
};
