import { defineBlock, defineField } from '@storyblok/schema';
import { choice, image, link } from './fields/field-kinds.ts';

export const footerMenuLink = defineBlock({
  name: 'footer_menu_link',
  fields: [defineField('label', { type: 'text', required: true }), defineField('link', { ...link, required: true })],
});

export const footerMenuGroup = defineBlock({
  name: 'footer_menu_group',
  fields: [defineField('title', { type: 'text' }), defineField('links', { type: 'bloks', allow: [footerMenuLink] })],
});

/**
 * The footer, of the group (`global-elements/footer`) or of one hotel or venue. Fields:
 * docs/reference/content-model.md#footer
 */
export const footer = defineBlock({
  name: 'footer',
  is_root: true,
  is_nestable: false,
  fields: [
    defineField('footer_logo', image),
    defineField('secondary_footer_logo', image),
    defineField('secondary_footer_logo_link', link),
    defineField('social_instagram', link),
    defineField('social_facebook', link),
    defineField('social_twitter', link),
    defineField('social_dibs', link),
    defineField('social_tiktok', link),
    defineField('social_contact', link),
    defineField('subscribe_heading', { type: 'text' }),
    defineField('footer_text_color', { type: 'text', regex: '^#[0-9a-fA-F]{6}$' }),
    defineField('footer_bg_color', { type: 'text', regex: '^#[0-9a-fA-F]{6}$' }),
    defineField('footer_menu', { type: 'bloks', allow: [footerMenuGroup] }),
    defineField('use_mailchimp_or_cendyn', { ...choice('mailchimp', 'cendyn'), default_value: 'mailchimp' }),
    defineField('mailchimp_list_id', { type: 'text' }),
    defineField('cendyn_list_id', { type: 'text' }),
  ],
});
