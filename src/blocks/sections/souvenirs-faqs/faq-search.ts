import { plainText } from '#ui/rich-text-nodes.ts';
import type { Blocks } from '../../registry/schemas.ts';

type Groups = readonly Blocks['faq_group'][];

/** The questions that contain all words of `search`, in question or answer; groups without any are left out. */
export function searchFaqs(groups: Groups, search: string): Blocks['faq_group'][] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      items: (group.items ?? []).filter(({ question, answer }) => {
        const text = `${question} ${plainText(answer)}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

export function faqCount(groups: Groups): number {
  return groups.reduce((sum, { items }) => sum + (items?.length ?? 0), 0);
}

/** The text cut where one of the words begins and ends, so that those parts can be marked. */
export function markedParts(text: string, search: string): { text: string; hit: boolean }[] {
  const words = search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = new RegExp(`(${words.join('|')})`, 'gi');
  // Splitting by a captured group gives the hits at every second place.
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
