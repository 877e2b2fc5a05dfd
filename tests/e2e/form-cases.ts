import { expect } from './site-test.ts';

/** A form of the demonstration's pages, and what a visitor writes into it. */
export type FormCase = {
  kind: 'contact' | 'events' | 'careers' | 'souvenirs';
  path: string;
  /** The form's accessible name. */
  name: string;
  /** Without the address, which is each test's own. By field name; `yes` ticks a box. */
  values: Record<string, string>;
  /** What the inbox then holds beside the address, by field name. */
  stored: Record<string, unknown>;
  /** The errors of an empty form, in order. */
  missing: string[];
  /** Who gets its mail, by the site's RECIPIENTS. */
  recipient: string;
  /** The other ways to the same people, as the form offers them. */
  otherWays: string;
};

const noName = 'Enter your name.';
const noEmail = 'Enter your email address.';
const noConsent = 'Tick the box to agree, so that we may keep what you send.';

/** A day a year from now, `2027-11-22`. */
const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);

export const contact: FormCase = {
  kind: 'contact',
  path: '/contact',
  name: 'Or write it here',
  values: {
    topic: 'lost',
    hotel: 'ulysses',
    name: 'Ada Quill',
    phone: '+1 401-555-0199',
    message: 'A green umbrella.\nIt has a duck’s head; “Gustav” is written <inside>.',
    consent: 'yes',
  },
  stored: {
    topic: 'Something left behind',
    hotel: 'Ulysses',
    name: 'Ada Quill',
    phone: '+1 401-555-0199',
    message: expect.stringMatching(/^A green umbrella\.\r?\nIt has a duck’s head; “Gustav” is written <inside>\.$/),
    consent: 'Yes',
  },
  missing: ['Choose what it is about.', noName, noEmail, 'Write your letter.', noConsent],
  recipient: 'lost@ash.example',
  otherWays: 'call +1 401-555-0145 or write to hello@ash.example',
};

export const events: FormCase = {
  kind: 'events',
  path: '/hotels/the-siren/events',
  name: 'The arcade, with you in it',
  values: {
    name: 'Bo Lindqvist',
    company: 'Bolts & Sons',
    hotel: 'the-siren',
    event_type: 'meeting',
    space: 'arcade',
    guests: '40',
    date: nextYear,
    flexible: 'yes',
    start: '18:30',
    end: '23:00',
    budget: '2000-5000',
    rooms: '6',
    message: 'Forty people who sell bolts.',
    consent: 'yes',
  },
  stored: {
    name: 'Bo Lindqvist',
    company: 'Bolts & Sons',
    hotel: 'The Siren',
    event_type: expect.stringMatching(/meeting/i),
    space: expect.stringMatching(/arcade/i),
    guests: '40',
    date: nextYear,
    flexible: 'Yes',
    start: '18:30',
    end: '23:00',
    budget: '$2,000 to $5,000',
    rooms: '6',
    message: 'Forty people who sell bolts.',
    consent: 'Yes',
  },
  missing: [
    noName,
    noEmail,
    'Choose a hotel.',
    'Choose what kind of event it is.',
    'Enter how many guests; a guess will do.',
    noConsent,
  ],
  recipient: 'desk@ash.example',
  otherWays: 'call +1 313-555-0104 or write to siren@ash.example',
};

export const careers: FormCase = {
  kind: 'careers',
  path: '/careers',
  name: 'Say hello',
  values: {
    name: 'Cleo Marsh',
    links: 'https://cleo.example/plaster',
    role: 'general',
    hotel: 'neptune',
    availability: 'Tuesdays off, not before March',
    message: 'I like old walls.',
    consent: 'yes',
  },
  stored: {
    name: 'Cleo Marsh',
    links: 'https://cleo.example/plaster',
    role: 'Whatever needs doing',
    hotel: 'Neptune',
    availability: 'Tuesdays off, not before March',
    message: 'I like old walls.',
    consent: 'Yes',
  },
  missing: [noName, noEmail, 'Choose a position.', noConsent],
  recipient: 'work@ash.example',
  otherWays: 'call +1 401-555-0146 or write to work@ash.example',
};

const souvenirs: FormCase = {
  kind: 'souvenirs',
  path: '/souvenirs',
  name: 'More than a dozen of something',
  values: {
    name: 'Dot Okafor',
    company: 'The Corner Shop',
    quantity: '144',
    message: 'A gross of mugs.',
    consent: 'yes',
  },
  stored: {
    name: 'Dot Okafor',
    company: 'The Corner Shop',
    quantity: '144',
    message: 'A gross of mugs.',
    consent: 'Yes',
  },
  missing: [noName, noEmail, 'Enter your company.', 'Say what you are after.', noConsent],
  recipient: 'desk@ash.example',
  otherWays: 'call +1 401-555-0140 or write to desk@ash-souvenirs.example',
};

/** On the page of a thing that is sold out. */
export const backInStock: FormCase = {
  kind: 'souvenirs',
  path: '/souvenirs/product/slate-soap',
  name: 'When Bar of slate soap is back',
  values: { consent: 'yes' },
  stored: { product: expect.stringMatching(/^slate-soap\?variant=\d+$/), consent: 'Yes' },
  missing: [noEmail, noConsent],
  recipient: 'desk@ash.example',
  otherWays: 'call or write to us',
};

/** Every form that a section is, by the name of its test. */
export const formCases: Record<string, FormCase> = {
  contact,
  events,
  careers,
  souvenirs,
  'back in stock': backInStock,
};
