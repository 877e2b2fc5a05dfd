import { describe, expect, test, vi } from 'vitest';
import { careersFormExample } from '#blocks/sections/careers-form/example.ts';
import { contactFormExample } from '#blocks/sections/contact-form/example.ts';
import { contentReadsOf } from '#blocks/testing/content-reads-double.ts';
import { partialDouble } from '#blocks/testing/partial-double.ts';
import { storyOf } from '#blocks/testing/test-page.tsx';
import type { NewSubmission, RequestContext, Site } from '../context.ts';
import { submitForm } from './submit-form.server.ts';

const requestInfo: RequestContext = {
  version: 'published',
  market: { country: 'US', language: 'EN' },
  now: new Date('2026-11-22T12:00:00Z'),
  referrer: null,
};

const reads = contentReadsOf(
  { hotel: [{ slug: 'neptune', content: { name: 'Neptune', timezone: 'America/New_York' } }] },
  { 'contact-topics': [{ value: 'lost', name: 'Lost things' }] },
);
const page = (slug: string, block: object) => ({
  slug,
  full_slug: slug,
  content: { component: 'page', body: [block] },
});
const pages = [
  page('contact', { ...contactFormExample, topics: ['lost'] }),
  {
    ...page('careers/cook', {}),
    content: {
      ...{ component: 'job', title: 'Cook', status: 'closed' },
      hotel: storyOf<'hotel'>('hotels/neptune', { component: 'hotel', name: 'Neptune' }),
    },
  },
  page('careers', { component: 'columns', _uid: 'c', items: [careersFormExample] }),
];

const tokenStates = ['valid', 'early', 'expired', 'forged'] as const;

type Parts = { verify?: Site['challenge']['verify']; wait?: number | null; submit?: Site['inbox']['submit'] };

/** A site with a contact and a careers form, and what it was asked to store. */
function siteWith({ verify = async () => ({ ok: true }), wait = null, submit }: Parts = {}) {
  const stored: NewSubmission[] = [];
  const noteRefusal = vi.fn();
  const site = {
    content: {
      ...reads.content,
      links: async () => Object.fromEntries(pages.map(({ slug }) => [slug, { slug, is_folder: false }])),
      story: vi.fn(async (slug: string) => pages.find((found) => found.slug === slug) ?? null),
    },
    challenge: { verify: vi.fn(verify) },
    forms: {
      tokens: {
        issue: () => 'new',
        check: (token: string) => tokenStates.find((state) => state === token) ?? 'forged',
      },
      limit: { accept: vi.fn(async () => wait), noteRefusal },
    },
    inbox: {
      submit:
        submit ??
        (async (submission: NewSubmission) => {
          stored.push(submission);
          return { reference: 'ASH-7F3K-92QX', isNew: true };
        }),
      pendingFile: async () => null,
    },
    log: vi.fn(),
  };
  return { site: partialDouble<Site>(site), stored, noteRefusal, story: site.content.story, ...site.challenge };
}

const letter = {
  form: contactFormExample._uid,
  form_token: 'valid',
  topic: 'lost',
  hotel: 'neptune',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'An umbrella.',
  consent: 'yes',
};

function send(site: Site, fields: Record<string, string>, path = '/contact') {
  const request = new Request(`https://ash.example${path}`, { method: 'POST', body: new URLSearchParams(fields) });
  return submitForm(request, path, { site, requestInfo, visitor: '192.0.2.7' });
}

describe('a letter', () => {
  test('is stored with what its page says of it, and thanked for', async () => {
    const { site, stored, noteRefusal } = siteWith();
    const submitted = await send(site, { ...letter, recipient_key: 'mallory', _botpoison: 'solution' });
    expect(submitted).toMatchObject({ status: 200, answer: { ok: true, reference: 'ASH-7F3K-92QX' } });
    expect(stored).toMatchObject([
      {
        kind: 'contact',
        path: '/contact',
        recipientKey: contactFormExample.recipient_key,
        routing: ['lost', 'neptune'],
        email: 'ada@example.com',
        challenge: 'solved',
        fileIds: [],
      },
    ]);
    expect(noteRefusal).not.toHaveBeenCalled();
  });

  test('without a solution of the challenge is unchallenged, and so is one that could not be checked', async () => {
    const one = siteWith();
    await send(one.site, letter);
    expect(one.verify).not.toHaveBeenCalled();
    const other = siteWith({ verify: () => Promise.reject(new Error('no answer')) });
    await send(other.site, { ...letter, _botpoison: 'solution' });
    expect([...one.stored, ...other.stored].map(({ challenge }) => challenge)).toEqual([
      'unchallenged',
      'unchallenged',
    ]);
  });

  test.each<[string, Record<string, string>, Parts, number, string]>([
    ['that filled in the hidden field', { subject_line_2: 'x' }, {}, 422, 'form_error'],
    ['that came at once', { form_token: 'early' }, {}, 422, 'form_error'],
    ['of yesterday', { form_token: 'expired' }, {}, 422, 'form_error'],
    ['that no page of ours made', { form_token: 'forged' }, {}, 422, 'form_error'],
    ['with a wrong field', { email: 'ada@' }, {}, 422, 'field_error'],
    [
      'with a wrong solution',
      { _botpoison: 'x' },
      { verify: async () => ({ ok: false, reason: 'forged' }) },
      422,
      'form_error',
    ],
    ['too many', {}, { wait: 61 }, 429, 'rate_limited'],
  ])('%s comes back with its values, and nothing of it is stored', async (_, fields, parts, status, problem) => {
    const { site, stored, noteRefusal } = siteWith(parts);
    const submitted = await send(site, { ...letter, ...fields });
    expect(submitted).toMatchObject({ status, answer: { ok: false, problem, state: { values: { name: 'Ada' } } } });
    expect(stored).toEqual([]);
    expect(noteRefusal).toHaveBeenCalledExactlyOnceWith('192.0.2.7');
    expect(JSON.stringify(submitted)).not.toMatch(/_botpoison|subject_line_2/);
  });

  test('says when it may be sent again', async () => {
    const submitted = await send(siteWith({ wait: 61 }).site, letter);
    expect(submitted?.headers).toEqual({ 'Retry-After': '61' });
    expect(JSON.stringify(submitted?.answer)).toContain('try again in 2 minutes');
  });

  test('is checked before its challenge is spent', async () => {
    const { site, verify } = siteWith();
    await send(site, { ...letter, name: '', _botpoison: 'solution' });
    expect(verify).not.toHaveBeenCalled();
  });

  test.each([
    ['valid', 'valid'],
    ['early', 'early'],
    ['expired', 'new'],
    ['forged', 'new'],
  ])('with a token that is %s comes back with one that is %s', async (token, next) => {
    const submitted = await send(siteWith().site, { ...letter, email: '', form_token: token });
    expect(submitted?.answer).toMatchObject({ token: next });
  });

  test('sent twice is one submission; another letter, or the same of another page, is another', async () => {
    const { site, stored } = siteWith();
    await send(site, letter);
    await send(site, { ...letter, _botpoison: 'another solution' });
    await send(site, { ...letter, message: 'Two umbrellas.' });
    await send(site, { ...letter, form: careersFormExample._uid, role: 'general' }, '/careers');
    const keys = stored.map(({ dedupeKey }) => dedupeKey);
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(3);
  });
});

test('a form is found however deep it stands on its page', async () => {
  const { site, stored } = siteWith();
  await send(site, { ...letter, form: careersFormExample._uid, role: 'general' }, '/careers');
  expect(stored).toMatchObject([{ kind: 'careers', recipientKey: 'careers', routing: ['neptune'] }]);
});

test('the form of the careers page is on the page of a job for that job alone, filled meanwhile or not', async () => {
  const { site, stored } = siteWith();
  const fields = { ...letter, form: careersFormExample._uid, role: 'general', hotel: 'ulysses' };
  await send(site, fields, '/careers/cook');
  expect(stored).toMatchObject([{ form: 'Apply: Cook, Neptune', path: '/careers/cook', routing: ['neptune'] }]);
  expect(stored[0]?.fields.slice(2, 4)).toEqual([
    { name: 'role', label: 'Position', value: 'Cook, Neptune' },
    { name: 'hotel', label: 'Hotel', value: 'Neptune' },
  ]);
});

test.each([
  ['of another page', { ...letter, form: careersFormExample._uid }, '/contact'],
  ['that is none', { ...letter, form: 'nope' }, '/contact'],
  ['without a name', {}, '/contact'],
])('a form %s is not there', async (_, fields, path) => {
  expect(await send(siteWith().site, fields, path)).toBeNull();
});

test('a form of an unknown page is not there, and costs no read', async () => {
  const { site, story } = siteWith();
  expect(await send(site, letter, '/nope')).toBeNull();
  expect(story).not.toHaveBeenCalled();
});

test('a stored file that is gone is an error of its field', async () => {
  const gone = Object.assign(new Error('gone'), { name: 'FileNotPending' });
  const { site } = siteWith({ submit: () => Promise.reject(gone) });
  const fields = { ...letter, form: careersFormExample._uid, role: 'general', uploaded_file: 'f1' };
  const submitted = await send(site, fields, '/careers');
  expect(submitted).toMatchObject({ status: 422, answer: { problem: 'field_error' } });
  expect(JSON.stringify(submitted)).toContain('"file":"The file of your first try is no longer here.');
});
