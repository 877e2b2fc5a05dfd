import { asset } from '../../asset.ts';
import { bold, heading, italic, link } from '../../rich-text.ts';
import { cta, story, storyLink, text, urlLink } from '../../story-fields.ts';

const board = asset(
  'mail/keys',
  'A wall of wooden pigeonholes with a brass key and tassel in nearly every one; a blue-sleeved hand is taking one down',
  { focus: '300x150:2200x1450' },
);

/** Why the hotels use metal keys, and what it takes. */
export const keysArticle = story(
  'ash-mail/three-thousand-keys',
  'Three thousand keys',
  {
    component: 'mail_article',
    title: 'Three thousand keys',
    dek: 'In 2019 we took the card readers off the doors. Abel Quintana has counted what we put in their place, and can explain the remainder.',
    author: 'Abel Quintana',
    date: '2026-03-17 09:00',
    cover: board,
    tags: ['craft', 'houses'],
    body: [
      text(
        'A card lock is a computer with a battery, in a door, in a draft. Ours failed about four times a week across the group, nearly always between eleven and one at night, nearly always on somebody with a sleeping child over one shoulder. I was the man with the laptop and the little cable. In the spring of 2019 I asked if I might take them all off, and was told to bring a number.',
        'The number was smaller than a new set of card locks. The old mortise locks were still in most of the doors, painted over, with their knobs sawn off. They had been working since 1868, 1912 and 1926, and when Ulysses came to us the year after it had a hundred and sixteen more. I cleaned, I did not invent.',
        heading('The count'),
        'Every January I lay them out on the mess hall tables at Neptune and count. This is the last one.',
      ),
      {
        component: 'table_block',
        caption: 'Keys on hand, January 2026',
        table: {
          thead: [{ value: 'What they open' }, { value: 'Locks' }, { value: 'Keys' }],
          tbody: [
            { body: [{ value: 'Guest rooms, four keys each' }, { value: '345' }, { value: '1,380' }] },
            { body: [{ value: 'Everything else, two keys each' }, { value: '611' }, { value: '1,222' }] },
            { body: [{ value: 'Nothing we have found' }, { value: '?' }, { value: '398' }] },
            { body: [{ value: 'Together' }, { value: '956' }, { value: '3,000' }] },
          ],
        },
      },
      text(
        'Everything else means linen rooms, coal holes, forty-one mailboxes, two safes, an organ, a font, the mermaid’s hatch on the roof of The Siren and a cabinet at Ulysses containing one more key. The 398 I keep in a milk crate. Twice a year I try a handful on something, and in 2023 number 212 opened a drawer of dance cards.',
      ),
      {
        component: 'image_block',
        image: asset(
          'mail/keys-count',
          'Rows of keys laid out on a long table, tallies on slips, a red milk crate of keys beside them marked 398 and a question mark',
        ),
        caption: 'The count, on the mess hall tables. The crate is at the right.',
      },
      text(
        heading('What is in the lock'),
        'On the inside of each door is the old case, with its latch and bolt. What I changed is the cylinder, the round brass part that your key goes into. It holds six pairs of little pins on springs. The wrong key leaves some pin across the line where the plug turns, and it will not turn. The right one brings all six breaks level, to about the thickness of a hair, and it will.',
        'A master key works because some pins are cut twice, so there are two heights at which they let go: yours and the housekeeper’s. Every extra cut is also a height that some third key might find by luck. So I cut as few as I can. Housekeeping has one master a floor, not one a house, and no key in the group opens everything. People ask me for that one. I tell them I lost it.',
      ),
      {
        component: 'image_block',
        image: asset(
          'mail/keys-cylinder',
          'A cylinder lock cut open: six springs, six pairs of pins, and a key whose cuts bring every pair to one line',
        ),
        caption: 'Six pairs of pins, and the one key that brings them level.',
      },
      {
        component: 'quote',
        text: 'Never copy a copy. Each one is wrong by a little, in the same direction, until you have an excellent key to a door that does not exist.',
        source: 'Abel’s wall, in pencil',
      },
      text(
        heading('Cutting'),
        'I cut from a code, six figures in a book, never from the key somebody hands me. Blanks are nickel silver, which has no silver in it and wears better than brass. Brass is for the tag. If both were soft they would wear each other out, and a lock costs ninety dollars and a key costs three.',
        [
          'For the cylinders, a puff of dry graphite in October. ',
          bold('Never oil.'),
          ' Oil is lovely for a week, then it catches dust, then you have made grinding paste and installed it.',
        ],
        'From the inside nobody needs a key at all. Turn the knob and the bolt comes back with the latch, in one motion, in the dark, in smoke. That was the one thing the fire marshal in Baltimore wanted to see, and she made me do it forty times.',
        heading('When you take one home'),
        'It happens about twice a week. The number on the key is not the number of your room, so a lost one tells a stranger nothing but which hotel to be polite to. We change the pins that day anyway. It takes me six minutes and the dowel we call the follower, which keeps the top pins from leaping across the carpet. I have got good at carpets.',
        'The tag says DROP IN ANY MAILBOX. The post office charges us for the ride and we are glad to pay. Since 2019 they have come back from thirty-one states, four provinces and a research ship. One arrived in a wedding invitation. One had been worn as a necklace long enough to polish off the Y.',
        [
          'If you would rather have one on purpose, the ',
          link('shop sells the tags', urlLink('/souvenirs/product/key-tag')),
          ' without a key. If you find yourself in New Orleans, take a dead key to the ',
          italic('Cabinet of Keys'),
          ', which is in ',
          link('our guide', storyLink('ash-city-guides/new-orleans')),
          '. I have given Mr. Anatole thirty of the 398. He has placed two.',
        ],
      ),
      cta('Meet the team', storyLink('team'), { style: 'text', icon: 'arrow' }),
    ],
    seo_title: 'Three thousand keys: why our doors have locks',
    seo_description:
      'Our locksmith counts the keys of four hotels, explains how a master key works and why you never copy a copy, and says what to do if you take one home.',
    seo_og_image: board,
  },
  { first_published_at: '2026-03-17T09:00:00Z' },
);
