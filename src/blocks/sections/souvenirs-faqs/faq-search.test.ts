import { describe, expect, it } from 'vitest';
import { paragraphs } from '../../examples/example-rich-text.ts';
import { faqCount, markedParts, searchFaqs } from './faq-search.ts';

const item = (question: string, answer: string) => ({
  _uid: question,
  component: 'faq_item' as const,
  question,
  answer: paragraphs(answer),
});
const groups = [
  {
    _uid: 'a',
    component: 'faq_group' as const,
    title: 'Parcels',
    items: [item('Where is it?', 'In the post.'), item('How long?', 'Five days.')],
  },
  {
    _uid: 'b',
    component: 'faq_group' as const,
    title: 'Returns',
    items: [item('May I return a robe?', 'Yes, by post.')],
  },
];
const found = (search: string) => searchFaqs(groups, search).map(({ title, items }) => [title, items?.length]);

describe('searchFaqs', () => {
  it('finds words in questions and answers, in any case', () => {
    expect(found('POST')).toEqual([
      ['Parcels', 1],
      ['Returns', 1],
    ]);
    expect(found('robe post')).toEqual([['Returns', 1]]);
    expect(found('umbrella')).toEqual([]);
  });

  it('counts the questions', () => {
    expect(faqCount(groups)).toBe(3);
  });
});

describe('markedParts', () => {
  it('cuts the text at the hits', () => {
    expect(markedParts('May I return a robe?', 'ROBE may')).toEqual([
      { text: 'May', hit: true },
      { text: ' I return a ', hit: false },
      { text: 'robe', hit: true },
      { text: '?', hit: false },
    ]);
  });

  it('treats special characters as text', () => {
    expect(markedParts('Is it (new)?', '(new)').filter(({ hit }) => hit)).toEqual([{ text: '(new)', hit: true }]);
    expect(markedParts('Is it new?', '')).toEqual([{ text: 'Is it new?', hit: false }]);
  });
});
