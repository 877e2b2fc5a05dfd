import { expect, test } from 'vitest';
import { deliverContent } from './deliver-content.ts';

const content = {
  _uid: 'root',
  component: 'page',
  title: 'Welcome',
  title__i18n__de: 'Willkommen',
  title__i18n__pt_br: 'Bem-vindo',
  note__i18n__de: 'Nur hier',
  body: [{ _uid: 'one', component: 'cta', label: 'Book', label__i18n__de: '' }],
};

test('the default language has no trace of translations', () => {
  expect(deliverContent(content, { languages: [] })).toEqual({
    _uid: 'root',
    component: 'page',
    title: 'Welcome',
    note: null,
    body: [{ _uid: 'one', component: 'cta', label: 'Book' }],
  });
});

test('a translation lies over its field, an empty one does not, and the fallback comes second', () => {
  expect(deliverContent(content, { languages: ['de'] })).toMatchObject({
    title: 'Willkommen',
    note: 'Nur hier',
    body: [{ label: 'Book' }],
  });
  expect(deliverContent(content, { languages: ['fr', 'pt-br'] })).toMatchObject({ title: 'Bem-vindo' });
});

test('the stored content stays as it was', () => {
  const before = structuredClone(content);
  deliverContent(content, { languages: ['de'], editable: { spaceId: 1, storyId: 2 } });
  expect(content).toEqual(before);
});
