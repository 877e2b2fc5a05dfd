import { expect, test } from 'vitest';
import { CareersForm } from '../sections/careers-form/CareersForm.tsx';
import { careersFormExample } from '../sections/careers-form/example.ts';
import { resolveCareersForm } from '../sections/careers-form/resolve.server.ts';
import { ContactForm } from '../sections/contact-form/ContactForm.tsx';
import { contactFormExample } from '../sections/contact-form/example.ts';
import { EventsForm } from '../sections/events-form/EventsForm.tsx';
import { eventsFormExample } from '../sections/events-form/example.ts';
import { resolveEventsForm } from '../sections/events-form/resolve.server.ts';
import { souvenirsFormExample } from '../sections/souvenirs-form/example.ts';
import { SouvenirsForm } from '../sections/souvenirs-form/SouvenirsForm.tsx';
import { subscribeFormExample } from '../sections/subscribe-form/example.ts';
import { SubscribeForm } from '../sections/subscribe-form/SubscribeForm.tsx';
import { contentReadsOf } from '../testing/content-reads-double.ts';
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

/** The controls of a form by name: the kind, and the attributes that are set. */
function controls(html: string): Map<string, string> {
  const found = [...html.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([tag]) => tag);
  return new Map(found.map((tag) => [/ name="([^"]*)"/.exec(tag)?.[1] ?? '', tag]));
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
  expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/[^"]*"/);
  const ids = [...html.matchAll(/<(?:input|select|textarea)\b[^>]* id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(html).toContain(`<label for="${id}"`);
  const described = [...html.matchAll(/aria-describedby="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
  for (const id of described) expect(html).toContain(` id="${id}"`);
  expect(html).toMatch(/<button type="submit"(?![^>]* disabled)/);
  expect(html).toMatch(/aria-hidden="true"><label>[^<]*<input type="text" tabindex="-1"/i);
});

test.each([
  ['/', '/?index'],
  ['/contact', '/contact'],
])('a form of the page %s posts to %s', (path, action) => {
  expect(renderOnPage(<ContactForm block={contactFormExample} />, { path })).toContain(`action="${action}"`);
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
  expect(fields.get('name')).toContain('value="Ada"');
  expect(fields.get('email')).toMatch(/aria-invalid="true".*value="ada@"/);
  expect(fields.get('form_token')).toContain('value="again"');
  expect(html).toContain('data-state="field_error"');
  expect(html).toContain(`href="#${contactFormExample._uid}-email"`);
});

test('another form of the page is not changed', () => {
  const answer = { form: 'another', ok: true, reference: 'ASH-7F3K-92QX' } as const;
  const html = renderOnPage(<ContactForm block={contactFormExample} />, { formAnswer: answer });
  expect(html).toContain('data-state="idle"');
});

test('a form that was sent says so, with its reference', () => {
  const answer = { form: contactFormExample._uid, ok: true, reference: 'ASH-7F3K-92QX' } as const;
  const html = renderOnPage(<ContactForm block={{ ...contactFormExample, success_title: 'It is on the desk.' }} />, {
    formAnswer: answer,
  });
  expect(html).not.toContain('<form');
  expect(html).toMatch(/<h\d id="[^"]*-sent"[^>]*>It is on the desk\.<\/h\d>/);
  expect(html).toContain('<strong class="reference">ASH-7F3K-92QX</strong>');
});

test('the enquiry shows the fields that the editor switched on, and offers the open hotels', async () => {
  const all = await eventsForm();
  const fields = controls(all);
  for (const name of ['company', 'budget', 'rooms', 'catering', 'av', 'date', 'flexible', 'start', 'end']) {
    expect(fields.has(name), name).toBe(true);
  }
  expect(fields.get('guests')).toMatch(/min="1" max="1000"/);
  expect(fields.get('date')).toContain('min="2026-06-01"');
  expect(fields.get('message')).toContain('maxLength="2000"');
  expect(all).toContain('<option value="ulysses">Ulysses</option>');
  expect(all).not.toContain('The old one');

  const one = contentReadsOf({ hotel: [{ slug: 'ulysses', content: { name: 'Ulysses' } }] });
  const data = { [eventsFormExample._uid]: await resolveEventsForm(eventsFormExample, one) };
  const alone = renderOnPage(<EventsForm block={eventsFormExample} />, { data });
  expect(alone).toContain('<option value="ulysses" selected="">Ulysses</option>');

  const plain = controls(await eventsForm({ ...eventsFormExample, fields_on: [], event_types: ['wake'] }));
  for (const name of ['company', 'budget', 'rooms', 'catering', 'av', 'space'])
    expect(plain.has(name), name).toBe(false);
  expect(await eventsForm({ ...eventsFormExample, event_types: ['wake'] })).not.toContain('Wedding');
  expect(await eventsForm(eventsFormExample, '/?hotel=ulysses')).toContain('<option value="ulysses" selected="">');
});

test('what must be filled in says so; what the browser knows it may fill in', async () => {
  const fields = controls(await eventsForm());
  for (const name of ['name', 'email', 'hotel', 'event_type', 'guests', 'consent']) {
    expect(fields.get(name), name).toContain('required=""');
  }
  for (const name of ['phone', 'date', 'message']) expect(fields.get(name), name).not.toContain('required');
  expect(fields.get('email')).toMatch(/type="email" autoComplete="email"/);
  expect(fields.get('phone')).toMatch(/type="tel" autoComplete="tel"/);
});

test('the application offers open positions and chooses that of the address', async () => {
  const html = await careersForm(careersFormExample, '/careers?role=night-desk');
  expect(html).toContain('encType="multipart/form-data"');
  expect(html).toContain('<option value="night-desk" selected="">Night desk</option>');
  expect(html).not.toContain('Gone');
  expect(controls(html).get('file')).toContain('accept=".pdf,.docx"');
  expect(html).toContain('PDF or DOCX, up to 5 MB.');
  expect(controls(html).has('right_to_work')).toBe(false);
  const fields = controls(await careersForm({ ...careersFormExample, allow_file: false, ask_right_to_work: true }));
  expect(fields.has('file')).toBe(false);
  expect(fields.has('right_to_work')).toBe(true);
});

/** The fields that a visitor fills in. */
const shown = (html: string) =>
  [...controls(html)]
    .filter(([name, tag]) => !tag.includes('type="hidden"') && name !== 'subject_line_2')
    .map(([name]) => name);

test('the newsletter’s two forms ask what their lists ask (docs/reference/newsletters.md#providers)', () => {
  const one = renderOnPage(<SubscribeForm block={subscribeFormExample} />);
  expect(shown(one)).toEqual(['email_address']);
  expect(controls(one).get('list_id')).toContain('value="example"');
  expect(controls(one).get('status')).toContain('value="subscribed"');
  const two = renderOnPage(<SubscribeForm block={{ ...subscribeFormExample, provider: 'cendyn' }} />);
  expect(shown(two).sort()).toEqual(['emailAddress', 'firstName', 'lastName', 'zip']);
  expect(controls(two).get('zip')).toContain('autoComplete="postal-code"');
});

test('back in stock asks for an address alone, for one product', () => {
  const block = { ...souvenirsFormExample, kind: 'back_in_stock' as const, product: 'bathrobe' };
  const html = renderOnPage(<SouvenirsForm block={block} />);
  expect(shown(html).sort()).toEqual(['consent', 'email']);
  expect(html).toContain('name="product" value="bathrobe"');
  const wholesale = controls(renderOnPage(<SouvenirsForm block={souvenirsFormExample} />));
  expect(wholesale.get('company')).toContain('required=""');
});
