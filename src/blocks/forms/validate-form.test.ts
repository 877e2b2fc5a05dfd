import { describe, expect, test } from 'vitest';
import { careersFormDefinition } from '../sections/careers-form/careers-form-definition.ts';
import { careersFormExample } from '../sections/careers-form/example.ts';
import { contactFormDefinition } from '../sections/contact-form/contact-form-definition.ts';
import { contactFormExample } from '../sections/contact-form/example.ts';
import { eventsFormDefinition } from '../sections/events-form/events-form-definition.ts';
import { eventsFormExample } from '../sections/events-form/example.ts';
import { souvenirsFormExample } from '../sections/souvenirs-form/example.ts';
import { souvenirsFormDefinition } from '../sections/souvenirs-form/souvenirs-form-definition.ts';
import { waitingFormDefinition } from './back-in-stock-form.ts';
import { fieldsOf } from './form-fields.ts';
import { validateForm } from './validate-form.server.ts';

const now = new Date('2026-06-01T03:00:00Z');
const hotels = [
  { value: 'ulysses', name: 'Ulysses', timeZone: 'America/New_York' },
  { value: 'harbor', name: 'Harbor', timeZone: 'Asia/Tokyo' },
];
const contact = contactFormDefinition(contactFormExample, { topics: [{ value: 'lost', name: 'Lost things' }], hotels });
const letter = { topic: 'lost', name: 'Ada', email: 'ada@example.com', message: 'An umbrella.', consent: 'yes' };

describe('a letter', () => {
  test('is read with the names of what was chosen, in the order of the form', () => {
    const result = validateForm(contact, { ...letter, hotel: 'ulysses', name: '  Ada ' }, now);
    expect(result).toEqual({
      ok: true,
      values: { ...letter, hotel: 'ulysses' },
      fields: [
        { name: 'topic', label: 'About', value: 'Lost things' },
        { name: 'hotel', label: 'Hotel', value: 'Ulysses' },
        { name: 'name', label: 'Name', value: 'Ada' },
        { name: 'email', label: 'Email', value: 'ada@example.com' },
        { name: 'message', label: 'Message', value: 'An umbrella.' },
        { name: 'consent', label: 'I agree to this', value: 'Yes' },
      ],
    });
  });

  test('that is empty names every required field, in the order of the form', () => {
    const result = validateForm(contact, {}, now);
    expect(result).toEqual({
      ok: false,
      errors: {
        topic: 'Choose what it is about.',
        name: 'Enter your name.',
        email: 'Enter your email address.',
        message: 'Write your letter.',
        consent: 'Tick the box to agree, so that we may keep what you send.',
      },
    });
    expect(Object.keys(result.ok ? {} : result.errors)).toEqual(['topic', 'name', 'email', 'message', 'consent']);
  });

  test.each([
    ['topic', 'other'],
    ['hotel', 'the-ritz'],
    ['name', 'a'.repeat(121)],
    ['name', '   '],
    ['email', 'ada@'],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['email', 'ada@example.com\nBcc: all@example.com'],
    ['phone', 'call me'],
    ['message', 'a'.repeat(2001)],
    ['consent', 'no'],
  ])('with a wrong %s (%s) says so at that field alone', (name, value) => {
    const result = validateForm(contact, { ...letter, [name]: value }, now);
    expect(Object.keys(result.ok ? {} : result.errors)).toEqual([name]);
  });

  test('ignores fields that the form does not have', () => {
    const result = validateForm(contact, { ...letter, admin: 'yes', constructor: 'x' }, now);
    expect(result).toMatchObject({ ok: true, values: letter });
  });
});

describe('an enquiry', () => {
  const form = eventsFormDefinition(
    eventsFormExample,
    { hotels, types: [{ value: 'wake', name: 'Wake' }], spaces: [] },
    now,
  );
  const enquiry = {
    name: 'Ada',
    email: 'ada@example.com',
    hotel: 'ulysses',
    event_type: 'wake',
    guests: '40',
    consent: 'yes',
  };
  const errorsOf = (fields: Record<string, string>) => {
    const result = validateForm(form, { ...enquiry, ...fields }, now);
    return result.ok ? {} : result.errors;
  };

  test.each([
    ['guests', '0'],
    ['guests', '1001'],
    ['guests', '4.5'],
    ['guests', 'many'],
    ['date', '31 May'],
    ['date', '2027-02-30'],
    ['start', '25:00'],
    ['rooms', '201'],
    ['budget', 'a-million'],
  ])('with a wrong %s (%s) says so at that field alone', (name, value) => {
    expect(Object.keys(errorsOf({ [name]: value }))).toEqual([name]);
  });

  test('may be for today by the hotel’s own calendar, and not for yesterday', () => {
    // It is still 31 May in New York, and noon of 1 June in Tokyo.
    expect(errorsOf({ date: '2026-05-31' })).toEqual({});
    expect(errorsOf({ date: '2026-05-30' })).toHaveProperty('date');
    expect(errorsOf({ date: '2026-05-31', hotel: 'harbor' })).toHaveProperty('date');
    expect(errorsOf({ date: '2026-06-01', hotel: 'harbor' })).toEqual({});
  });

  test('offers no day before the earliest of its hotels’ today', () => {
    expect(fieldsOf(form).find(({ name }) => name === 'date')).toMatchObject({ min: '2026-05-31' });
  });
});

test('a question for many needs a company; one in general does not ask for it', () => {
  const filled = { name: 'Ada', email: 'ada@example.com', message: 'Forty robes.', consent: 'yes' };
  const wholesale = validateForm(souvenirsFormDefinition(souvenirsFormExample), filled, now);
  expect(wholesale).toEqual({ ok: false, errors: { company: 'Enter your company.' } });
  const block = { ...souvenirsFormExample, kind: 'general' as const, fields_on: [] };
  expect(validateForm(souvenirsFormDefinition(block), filled, now).ok).toBe(true);
});

test('what a page sends along is the page’s own, whatever comes back', () => {
  const form = waitingFormDefinition('bathrobe?variant=42', 'Bathrobe, L', '');
  const result = validateForm(form, { email: 'ada@example.com', product: 'yacht' }, now);
  expect(result).toMatchObject({ ok: true, fields: [{ name: 'product', value: 'bathrobe?variant=42' }, {}] });
});

test('an application takes the file types and the size that its editor chose', () => {
  const field = (block: typeof careersFormExample) =>
    fieldsOf(careersFormDefinition(block, null)).find(({ kind }) => kind === 'file');
  expect(field(careersFormExample)).toMatchObject({ types: ['pdf', 'docx'], maxBytes: 5_000_000 });
  expect(field({ ...careersFormExample, file_types: ['pdf'], max_mb: '2' })).toMatchObject({
    types: ['pdf'],
    maxBytes: 2_000_000,
  });
  expect(field({ ...careersFormExample, allow_file: false })).toBeUndefined();
});
