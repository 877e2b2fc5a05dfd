import { expect, test } from 'vitest';
import { CareersForm } from '../sections/careers-form/CareersForm.tsx';
import { careersFormExample } from '../sections/careers-form/example.ts';
import { resolveCareersForm } from '../sections/careers-form/resolve.server.ts';
import { ContactForm } from '../sections/contact-form/ContactForm.tsx';
import { contactFormExample } from '../sections/contact-form/example.ts';
import { EventsForm } from '../sections/events-form/EventsForm.tsx';
import { eventsFormExample } from '../sections/events-form/example.ts';
import { resolveEventsForm } from '../sections/events-form/resolve.server.ts';
import { WaitingForm } from '../sections/souvenir-product/WaitingForm.tsx';
import { souvenirsFormExample } from '../sections/souvenirs-form/example.ts';
import { SouvenirsForm } from '../sections/souvenirs-form/SouvenirsForm.tsx';
import { subscribeFormExample } from '../sections/subscribe-form/example.ts';
import { SubscribeForm } from '../sections/subscribe-form/SubscribeForm.tsx';
import { contentReadsOf } from '../testing/content-reads-double.ts';
import { readHtml } from '../testing/read-html.ts';
import { renderOnPage } from '../testing/test-page.tsx';

const now = new Date('2026-06-01T12:00:00Z');
const source = contentReadsOf(
  {
    hotel: [
      { slug: 'ulysses', content: { name: 'Ulysses' } },
      { slug: 'neptune', content: { name: 'Neptune' } },
      { slug: 'the-old-one', content: { name: 'The old one', status: 'closed' } },
    ],
    job: [
      { slug: 'night-desk', content: { title: 'Night desk', posted: '2026-05-01 08:00' } },
      { slug: 'gone', content: { title: 'Gone', posted: '2026-05-01 08:00', status: 'closed' } },
    ],
  },
  {
    'event-types': [
      { value: 'wedding', name: 'Wedding' },
      { value: 'wake', name: 'Wake' },
    ],
  },
);

/** The controls of a form by name, each with the attributes that are set. */
function controls(html: string): Map<string, Record<string, string>> {
  const found = [...readHtml(html).container.querySelectorAll('input, select, textarea')];
  return new Map(
    found.map((control) => [
      control.getAttribute('name') ?? '',
      Object.fromEntries([...control.attributes].map(({ name, value }) => [name, value ?? ''])),
    ]),
  );
}

/** What the server wrote of the option of that name: its value, and whether it is chosen. */
function option(html: string, name: string): [value: string | null, chosen: boolean] {
  const found = readHtml(html).getByRole('option', { name });
  return [found.getAttribute('value'), found.hasAttribute('selected')];
}

const eventsForm = async (block = eventsFormExample, path = '/') =>
  renderOnPage(<EventsForm block={block} />, {
    path,
    now: now.toISOString(),
    data: { [block._uid]: await resolveEventsForm(block, source) },
  });
const careersForm = async (block = careersFormExample, path = '/') =>
  renderOnPage(<CareersForm block={block} />, {
    path,
    data: { [block._uid]: await resolveCareersForm(block, { ...source, now }) },
  });

test.each<[string, () => string | Promise<string>]>([
  ['events_form', eventsForm],
  ['careers_form', careersForm],
  ['contact_form', () => renderOnPage(<ContactForm block={contactFormExample} />)],
  ['subscribe_form', () => renderOnPage(<SubscribeForm block={subscribeFormExample} />)],
  ['souvenirs_form', () => renderOnPage(<SouvenirsForm block={souvenirsFormExample} />)],
])('%s: every control has a label, and the form is a plain post', async (_, render) => {
  const html = await render();
  const { container, getAllByRole } = readHtml(html);
  const form = container.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toMatch(/^\//);
  const ids = [...container.querySelectorAll('input[id], select[id], textarea[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(container.querySelector(`label[for="${id}"]`), id).not.toBeNull();
  const described = [...container.querySelectorAll('[aria-describedby]')].flatMap(
    (control) => control.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  for (const id of described) expect(container.querySelector(`[id="${id}"]`), id).not.toBeNull();
  const submits = getAllByRole('button').filter((button) => button.getAttribute('type') === 'submit');
  expect(submits.some((button) => !button.hasAttribute('disabled'))).toBe(true);
  const trap = container.querySelector('[aria-hidden="true"] > label > input');
  expect([trap?.getAttribute('type'), trap?.getAttribute('tabindex')]).toEqual(['text', '-1']);
});

test.each([
  ['/', '/?index'],
  ['/contact', '/contact'],
])('a form of the page %s posts to %s', (path, action) => {
  const { container } = readHtml(renderOnPage(<ContactForm block={contactFormExample} />, { path }));
  expect(container.querySelector('form')?.getAttribute('action')).toBe(action);
});

test('a form that came back shows what was filled in, and what is wrong with it', () => {
  const answer = {
    form: contactFormExample._uid,
    ok: false,
    problem: 'field_error',
    state: { values: { name: 'Ada', email: 'ada@' }, errors: { email: 'Enter an email address.' } },
    token: 'again',
    file: null,
  } as const;
  const html = renderOnPage(<ContactForm block={contactFormExample} />, { formAnswer: answer });
  const fields = controls(html);
  expect(fields.get('name')).toMatchObject({ value: 'Ada' });
  expect(fields.get('email')).toMatchObject({ 'aria-invalid': 'true', value: 'ada@' });
  expect(fields.get('form_token')).toMatchObject({ value: 'again' });
  const { container, getByRole } = readHtml(html);
  expect(container.querySelector('[data-state="field_error"]')).not.toBeNull();
  expect(getByRole('link', { name: 'Enter an email address.' }).getAttribute('href')).toBe(
    `#${contactFormExample._uid}-email`,
  );
});

test('another form of the page is not changed', () => {
  const answer = { form: 'another', ok: true, reference: 'ASH-7F3K-92QX' } as const;
  const html = renderOnPage(<ContactForm block={contactFormExample} />, { formAnswer: answer });
  expect(readHtml(html).container.querySelector('[data-state="idle"]')).not.toBeNull();
});

test('a form that was sent says so, with its reference', () => {
  const answer = { form: contactFormExample._uid, ok: true, reference: 'ASH-7F3K-92QX' } as const;
  const html = renderOnPage(<ContactForm block={{ ...contactFormExample, success_title: 'It is on the desk.' }} />, {
    formAnswer: answer,
  });
  const { container, getByRole, getByText } = readHtml(html);
  expect(container.querySelector('form')).toBeNull();
  expect(getByRole('heading', { name: 'It is on the desk.' }).id).toMatch(/-sent$/);
  const reference = getByText('ASH-7F3K-92QX', { selector: 'strong' });
  expect(reference.className).toBe('reference');
});

test('what happens next is said in the words of the form: a person answers, or one mail comes when a thing is back', () => {
  const answered = (id: string) => ({ formAnswer: { form: id, ok: true, reference: 'ASH-7F3K-92QX' } as const });
  const { _uid: contact } = contactFormExample;
  expect(renderOnPage(<ContactForm block={contactFormExample} />, answered(contact))).toContain('A person reads it');
  const waiting = renderOnPage(
    <WaitingForm product="soap?variant=1" title="Soap" consent="" />,
    answered('back-in-stock'),
  );
  expect(
    readHtml(waiting).getByText(/^We write to you once, when Soap is back\..* a link to stop waiting\.$/),
  ).not.toBeNull();
  const block = { ...souvenirsFormExample, kind: 'back_in_stock' } as const;
  const section = renderOnPage(<SouvenirsForm block={block} />, answered(block._uid));
  expect(section).toContain('We write to you once, when it is back.');
  for (const html of [waiting, section]) expect(html).not.toContain('A person reads it');
});

test('the enquiry shows the fields that the editor switched on, and offers the open hotels', async () => {
  const all = await eventsForm();
  const fields = controls(all);
  for (const name of ['company', 'budget', 'rooms', 'catering', 'av', 'date', 'flexible', 'start', 'end']) {
    expect(fields.has(name), name).toBe(true);
  }
  expect(fields.get('guests')).toMatchObject({ min: '1', max: '1000' });
  expect(fields.get('date')).toMatchObject({ min: '2026-06-01' });
  expect(fields.get('message')).toMatchObject({ maxlength: '2000' });
  expect(option(all, 'Ulysses')).toEqual(['ulysses', false]);
  expect(all).not.toContain('The old one');

  const one = contentReadsOf({ hotel: [{ slug: 'ulysses', content: { name: 'Ulysses' } }] });
  const data = { [eventsFormExample._uid]: await resolveEventsForm(eventsFormExample, one) };
  const alone = renderOnPage(<EventsForm block={eventsFormExample} />, { data });
  expect(option(alone, 'Ulysses')).toEqual(['ulysses', true]);

  const plain = controls(await eventsForm({ ...eventsFormExample, fields_on: [], event_types: ['wake'] }));
  for (const name of ['company', 'budget', 'rooms', 'catering', 'av', 'space'])
    expect(plain.has(name), name).toBe(false);
  expect(await eventsForm({ ...eventsFormExample, event_types: ['wake'] })).not.toContain('Wedding');
  expect(option(await eventsForm(eventsFormExample, '/?hotel=ulysses'), 'Ulysses')).toEqual(['ulysses', true]);
});

test('what must be filled in says so; what the browser knows it may fill in', async () => {
  const fields = controls(await eventsForm());
  for (const name of ['name', 'email', 'hotel', 'event_type', 'guests', 'consent']) {
    expect(fields.get(name), name).toHaveProperty('required');
  }
  for (const name of ['phone', 'date', 'message']) {
    expect(fields.has(name), name).toBe(true);
    expect(fields.get(name), name).not.toHaveProperty('required');
    expect(fields.get(name), name).not.toHaveProperty('aria-required');
  }
  expect(fields.get('email')).toMatchObject({ type: 'email', autocomplete: 'email' });
  expect(fields.get('phone')).toMatchObject({ type: 'tel', autocomplete: 'tel' });
});

test('the application offers open positions and chooses that of the address', async () => {
  const html = await careersForm(careersFormExample, '/careers?role=night-desk');
  expect(readHtml(html).container.querySelector('form')?.getAttribute('enctype')).toBe('multipart/form-data');
  expect(option(html, 'Night desk')).toEqual(['night-desk', true]);
  expect(html).not.toContain('Gone');
  expect(controls(html).get('file')).toMatchObject({ accept: '.pdf,.docx' });
  expect(html).toContain('PDF or DOCX, up to 5 MB.');
  expect(controls(html).has('right_to_work')).toBe(false);
  const fields = controls(await careersForm({ ...careersFormExample, allow_file: false, ask_right_to_work: true }));
  expect(fields.has('file')).toBe(false);
  expect(fields.has('right_to_work')).toBe(true);
});

/** The fields that a visitor fills in. */
const shown = (html: string) =>
  [...controls(html)]
    .filter(([name, { type }]) => type !== 'hidden' && name !== 'subject_line_2')
    .map(([name]) => name);

test('the newsletter’s two forms ask what their lists ask (docs/reference/newsletters.md#providers)', () => {
  const one = renderOnPage(<SubscribeForm block={subscribeFormExample} />);
  expect(shown(one)).toEqual(['email_address']);
  expect(controls(one).get('list_id')).toMatchObject({ value: 'example' });
  expect(controls(one).get('status')).toMatchObject({ value: 'subscribed' });
  const two = renderOnPage(<SubscribeForm block={{ ...subscribeFormExample, provider: 'cendyn' }} />);
  expect(shown(two).sort()).toEqual(['emailAddress', 'firstName', 'lastName', 'zip']);
  expect(controls(two).get('zip')).toMatchObject({ autocomplete: 'postal-code' });
});

test('back in stock asks for an address alone, for one product', () => {
  const block = { ...souvenirsFormExample, kind: 'back_in_stock' as const, product: 'bathrobe' };
  const html = renderOnPage(<SouvenirsForm block={block} />);
  expect(shown(html).sort()).toEqual(['consent', 'email']);
  expect(controls(html).get('product')).toMatchObject({ value: 'bathrobe' });
  const wholesale = controls(renderOnPage(<SouvenirsForm block={souvenirsFormExample} />));
  expect(wholesale.get('company')).toHaveProperty('required');
});
