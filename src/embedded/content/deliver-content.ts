import type { BlockValue } from '#protocol/storyblok/story.ts';
import { writeEditableMark } from '#protocol/storyblok/visual-editor.ts';

export type Delivery = {
  /** Language codes to look for, the wanted one first; empty for the default language. */
  languages: readonly string[];
  /**
   * Set for drafts: blocks get the marker by which a visual editor finds them
   * (docs/reference/content-protocol.md#stories).
   */
  editable?: { spaceId: number; storyId: number };
};

const TRANSLATION = '__i18n__';

/**
 * A copy of stored content as it is sent: translations (`field__i18n__de`) laid over their field and left out
 * themselves, and in drafts every block marked. A translation that is missing or empty leaves the next language's.
 */
export function deliverContent(content: BlockValue, delivery: Delivery): BlockValue {
  return deliver(content, delivery) as BlockValue;
}

/** The field of a translation: codes are written with underscores there, `pt-br` as `pt_br`. */
function translatedField(field: string, language: string): string {
  return field + TRANSLATION + language.replaceAll('-', '_');
}

function deliver(value: unknown, delivery: Delivery): unknown {
  if (Array.isArray(value)) return value.map((item) => deliver(item, delivery));
  if (value === null || typeof value !== 'object') return value;
  const stored = value as Record<string, unknown>;
  const sent: Record<string, unknown> = {};
  for (const key of Object.keys(stored)) {
    const at = key.indexOf(TRANSLATION);
    const field = at === -1 ? key : key.slice(0, at);
    if (field in sent) continue;
    sent[field] = deliver(inLanguage(stored, field, delivery.languages), delivery);
  }
  if (delivery.editable && typeof stored.component === 'string' && typeof stored._uid === 'string') {
    const { spaceId, storyId } = delivery.editable;
    const place = { name: stored.component, uid: stored._uid };
    sent._editable = writeEditableMark({ ...place, space: String(spaceId), id: String(storyId) });
  }
  return sent;
}

function inLanguage(stored: Record<string, unknown>, field: string, languages: readonly string[]): unknown {
  for (const language of languages) {
    const translation = stored[translatedField(field, language)];
    if (translation !== undefined && translation !== null && translation !== '') return translation;
  }
  return stored[field] ?? null;
}
