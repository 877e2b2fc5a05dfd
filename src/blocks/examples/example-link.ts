import type { MultilinkFieldValue } from '@storyblok/schema';
import { storyUuid } from '#protocol/storyblok/story-uuid.ts';

/** A link to the story with this full slug, as an editor's choice is stored. */
export function storyLink(fullSlug: string, anchor = ''): MultilinkFieldValue {
  const id = storyUuid(fullSlug);
  return { fieldtype: 'multilink', linktype: 'story', id, url: '', cached_url: fullSlug, anchor };
}

export function urlLink(url: string): MultilinkFieldValue {
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url };
}

export function newTabLink(url: string): MultilinkFieldValue {
  return { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url, target: '_blank' };
}

export function emailLink(email: string): MultilinkFieldValue {
  return { fieldtype: 'multilink', linktype: 'email', id: '', url: '', cached_url: email, email };
}
