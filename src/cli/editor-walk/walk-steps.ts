import { expect } from '@playwright/test';
import { validateStory } from '@storyblok/schema';
import { schema } from '#blocks/registry/schemas.ts';
import type { EditorKeys } from './editor-keys.ts';

type Walk = {
  site: string;
  editor: EditorKeys;
  /** A second person, who opens the same story. */
  other: EditorKeys;
  accounts: { first: string; second: string };
  password: string;
};
/** Throws when it cannot be done; a text that it answers is printed. */
type Step = [name: string, work: () => Promise<unknown>];

const house = 'The Lantern';
const address = 'hotels/the-lantern';
const rooms = [
  { name: 'Wick Room', alt: 'A narrow room under the eaves, one lamp lit', background: '#8a5a2b' },
  { name: 'Glass Room', alt: 'A corner room with windows on two sides', background: '#2b5a8a' },
  { name: 'Lens Room', alt: 'A bed before a round window', background: '#5a2b6a' },
];
const files = {
  menu: `${address}/by-lamplight`,
  page: `${address}/room-service`,
  event: `${address}/lamp-lighting`,
  offer: `${address}/first-oil`,
};
const minuteMs = 60_000;
/** The publication may come so much later than planned, in ms: five seconds, and the page that is read then. */
const mostLateMs = 7_000;
/** Longest that visitors may wait for what was published, in ms. */
const shownMs = 15_000;

/** The walk, step by step. */
export function walkSteps({ site, editor, other, accounts, password }: Walk): Step[] {
  const { keys, field, group, page } = editor;
  const folder = ['Hotels', house];
  const visit = async (path: string) => {
    const answer = await fetch(`${site}/${path}`);
    return { status: answer.status, text: await answer.text() };
  };
  const shows = (words: string, isShown = true) =>
    expect
      .poll(async () => (await visit(address)).text.includes(words), { timeout: shownMs, intervals: [100] })
      .toBe(isShown);
  let live = new Date();

  return [
    ['log in', () => editor.logIn(accounts.first, password)],
    [
      'make the folders',
      async () => {
        await editor.create(house, 'A folder', ['Hotels']);
        await editor.create('Rooms', 'A folder', folder);
      },
    ],
    [
      'make the hotel, with a hero',
      async () => {
        await editor.create(house, 'Hotel', folder, true);
        await editor.goTo('content');
        await keys.write(field('Name (required)'), house);
        await keys.write(field('Locality'), 'Providence');
        await keys.write(field('Timezone (required)'), 'America/New_York');
        await keys.write(group('Accessibility (required)').getByRole('textbox'), 'The door is level with the street.');
        const hero = await editor.add('Hotel hero', 'Body');
        await keys.write(field('Heading (required)', hero), 'A house with its lamp lit');
        await editor.upload(
          'Media (required)',
          { name: 'front.jpg', alt: 'A lamp over a door', background: '#402010' },
          hero,
        );
        await saved(editor);
      },
    ],
    ...rooms.map(
      ({ name, alt, background }): Step => [
        `make the room ${name}`,
        async () => {
          await editor.create(name, 'Room', [...folder, 'Rooms']);
          await editor.goTo('content');
          await editor.refer('Hotel (required)', house);
          await keys.write(field('Name (required)'), name);
          await editor.upload('Photos (required)', { name: `${background.slice(1)}.jpg`, alt, background });
          await keys.write(field('Max guests (required)'), '2');
          await editor.publish();
        },
      ],
    ),
    [
      'make the menu, and a page of it',
      async () => {
        await editor.create('By lamplight', 'Menu', folder);
        await editor.goTo('content');
        await keys.write(field('Title (required)'), 'By lamplight');
        const section = await editor.add('Menu section', 'Sections');
        await keys.write(field('Name (required)', section), 'Supper');
        for (const [dish, price] of [
          ['Chowder', '14'],
          ['Brown bread', '6.50'],
        ] as const) {
          const item = await editor.add('Menu item', 'Items', section);
          await keys.write(field('Name (required)', item), dish);
          await keys.write(field('Price', item), price);
        }
        await editor.publish();
        await editor.create('Room service', 'Page', folder);
        await editor.goTo('content');
        await keys.write(field('Title (required)'), 'Room service');
        await editor.refer('Menu (required)', 'By lamplight', await editor.add('Room service menu', 'Body (required)'));
        await editor.publish();
        await expect.poll(async () => (await visit(`${address}/room-service`)).text.includes('Chowder')).toBe(true);
      },
    ],
    [
      'make the event',
      async () => {
        await editor.create('Lamp lighting', 'Event', folder);
        await editor.goTo('content');
        await keys.write(field('Title (required)'), 'Lamp lighting');
        await editor.upload('Image (required)', { name: 'dusk.jpg', alt: 'A street at dusk', background: '#203050' });
        await editor.refer('Hotel', house);
        await keys.writeTime(field('Start (required)'), laterBy(14 * 24 * 60 * minuteMs));
        await keys.write(field('Timezone (required)'), 'America/New_York');
        await editor.publish();
      },
    ],
    [
      'make the offer',
      async () => {
        await editor.create('First oil', 'Offer', folder);
        await editor.goTo('content');
        await keys.write(field('Title (required)'), 'Three nights by first oil');
        await editor.refer('Hotels', house);
        await editor.publish();
      },
    ],
    [
      'show them on the hotel’s page',
      async () => {
        await editor.open(address);
        await editor.goTo('content');
        await editor.refer('Hotel', house, await editor.add('Room cards', 'Body'));
        const events = await editor.add('Events slider', 'Body');
        await keys.write(field('Heading (required)', events), 'Evenings');
        await keys.choose(field('Source', events), 'hotel');
        const offers = await editor.add('Special offers', 'Body');
        await keys.write(field('Heading (required)', offers), 'For a while');
        await saved(editor);
        const frame = page.frameLocator('iframe');
        for (const words of [...rooms.map(({ name }) => name), 'Lamp lighting', 'Three nights by first oil'])
          await frame.getByText(words).first().waitFor({ state: 'attached' });
      },
    ],
    [
      'collide with a second editor, and merge',
      async () => {
        await other.logIn(accounts.second, password);
        await other.open(address);
        await editor.goTo('content');
        await keys.reach(field('Short name'));
        await other.goTo('content');
        await other.keys.write(other.field('Check out'), '11:00');
        await other.keys.write(other.field('Short name'), 'Lamp House');
        await keys.type('Lantern');
        await keys.press('Control+s');
        await expect(editor.status).toContainText('All changes are saved.');
        await other.keys.press('Control+s');
        const conflict = other.page.getByRole('alert', { name: 'Changes of somebody else' });
        await conflict.waitFor();
        await other.goTo('story');
        await other.keys.chooseRadio(conflict.locator('input:checked'), conflict.getByLabel(/^Theirs: Lantern/));
        await other.keys.activate(conflict.getByRole('button', { name: 'Save both together' }));
        await expect(other.status).toContainText('All changes are saved.');
        // The first one is shown both within ten seconds, when the editor looks next.
        await expect(field('Check out')).toHaveValue('11:00', { timeout: 15_000 });
        await expect(field('Short name')).toHaveValue('Lantern');
        await other.close();
      },
    ],
    [
      'let the offer expire a minute after the hotel is public',
      async () => {
        live = nextMinute(laterBy(minuteMs));
        await editor.open(files.offer);
        await editor.goTo('content');
        await keys.writeTime(field('Valid until'), new Date(live.getTime() + minuteMs));
        await editor.publish();
      },
    ],
    [
      'publish the hotel at a time',
      async () => {
        await editor.open(address);
        await editor.goTo('tools');
        await editor.unfold(page.getByText('Publish at a time'));
        await keys.writeTime(page.getByLabel('Day and time'), live);
        await keys.activate(page.getByRole('button', { name: 'Plan it' }));
        await page
          .getByText(/^Publish at /)
          .last()
          .waitFor();
        expect((await visit(address)).status).toBe(404);
        await expect
          .poll(async () => (await visit(address)).status, { timeout: 3 * minuteMs, intervals: [100] })
          .toBe(200);
        const late = Date.now() - live.getTime();
        if (late < 0 || late > mostLateMs) throw new Error(`public ${late} ms after the time that was planned`);
        await shows('Three nights by first oil');
        for (const { name } of rooms) await shows(name);
        return `public ${(late / 1000).toFixed(1)} s after its time`;
      },
    ],
    [
      'see that the offer has expired',
      async () => {
        const expires = live.getTime() + minuteMs;
        await expect
          .poll(async () => (await visit(address)).text.includes('Three nights by first oil'), {
            timeout: 2 * minuteMs,
            intervals: [200],
          })
          .toBe(false);
        const late = Date.now() - expires;
        if (late < 0) throw new Error('the offer was gone before its time');
        return `gone ${(late / 1000).toFixed(1)} s after its time`;
      },
    ],
    [
      'publish a mistake, and go back to the former version',
      async () => {
        await editor.goTo('content');
        const hero = group('Body').locator(':scope > ol > li').first();
        await editor.unfold(hero.locator('summary').first());
        await keys.write(field('Heading (required)', hero), 'A hose with its lamp lit');
        await editor.publish();
        await shows('A hose with its lamp lit');
        await editor.goTo('tools');
        await editor.unfold(page.getByText('Versions', { exact: true }));
        const versions = page
          .getByRole('listitem')
          .filter({ has: page.getByRole('button', { name: /^Restore the version/ }) });
        const formerly = versions.filter({ hasText: /^Published/ }).nth(1);
        await keys.activate(formerly.getByRole('button'));
        await editor.publish();
        await shows('A house with its lamp lit');
      },
    ],
    [
      'export all of it',
      async () => {
        const addresses = [
          address,
          ...rooms.map((room) => `${address}/rooms/${slugOf(room.name)}`),
          ...Object.values(files),
        ];
        for (const one of addresses) {
          await editor.open(one);
          const story = await editor.exported();
          expect(story.full_slug).toBe(one);
          const { content } = story;
          if (!content) throw new Error(`the file of ${one} has no content`);
          const { issues } = validateStory({ ...story, content }, schema);
          if (issues.length > 0) throw new Error(`${one}: ${JSON.stringify(issues)}`);
        }
        return `${addresses.length} stories, all as the content model has them`;
      },
    ],
  ];
}

async function saved({ keys, status }: EditorKeys): Promise<void> {
  await keys.press('Control+s');
  await expect(status).toContainText('All changes are saved.');
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function laterBy(ms: number): Date {
  return nextMinute(new Date(Date.now() + ms));
}

/** The first whole minute from a time on. */
function nextMinute(time: Date): Date {
  return new Date(Math.ceil(time.getTime() / minuteMs) * minuteMs);
}
