import { expect, test } from 'vitest';
import { defaultHubForm, hubForms, mailchimpLists } from './newsletter-lists.ts';
import { contentSeed } from './seed.ts';

type Fields = Record<string, unknown>;

/** Every object within a value. */
function objects(value: unknown): Fields[] {
  if (value === null || typeof value !== 'object') return [];
  const inner = Object.values(value).flatMap(objects);
  return Array.isArray(value) ? inner : [value as Fields, ...inner];
}

/** The lists that footers and forms of the demonstration name, by provider. */
const named = contentSeed(new Date('2027-03-09T15:00:00Z')).stories.flatMap(({ content }) =>
  objects(content).flatMap((part) => {
    if (part.component === 'subscribe_form') return [{ provider: part.provider, id: part.list_id }];
    if (part.component !== 'footer') return [];
    const provider = part.use_mailchimp_or_cendyn;
    return [{ provider, id: provider === 'mailchimp' ? part.mailchimp_list_id : part.cendyn_list_id }];
  }),
);

test('every list that a story names is in the seed of its provider', () => {
  const lists: Record<string, Set<unknown>> = {
    mailchimp: new Set(mailchimpLists.map(({ id }) => id)),
    cendyn: new Set(hubForms.map(({ id }) => id)),
  };
  expect(named.filter(({ provider }) => provider === 'mailchimp').length).toBeGreaterThan(4);
  expect(named.filter(({ provider }) => provider === 'cendyn').length).toBeGreaterThan(1);
  expect(named.filter(({ provider, id }) => !lists[String(provider)]?.has(id))).toEqual([]);
});

test('the default form is in the seed, and no id is there twice', () => {
  const ids = hubForms.map(({ id }) => id);
  expect(ids).toContain(defaultHubForm);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(mailchimpLists.map(({ id }) => id)).size).toBe(mailchimpLists.length);
});
