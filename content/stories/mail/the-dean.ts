import { asset } from '../../asset.ts';
import { heading, link, list, richText } from '../../rich-text.ts';
import { cta, story, storyLink, text } from '../../story-fields.ts';

const door = asset(
  'neptune/hero',
  'A brick mission house with a stepped gable on a quay, a sailor with a sea bag and a small dog waiting outside',
);

/** What is left of the years in which Neptune was called The Dean. */
export const deanPage = story(
  'ash-mail/the-dean',
  'The Dean, 2014 to 2023',
  {
    component: 'page',
    title: 'The Dean, 2014 to 2023',
    layout: 'dean',
    header_style: 'solid',
    body: [
      {
        component: 'hotel_hero',
        eyebrow: '2014 to 2023',
        heading: 'This house was The Dean',
        intro:
          'If you have come with an old matchbook, an old link or an old grudge, you are in the right place. The building is called Neptune now; what follows is from before.',
        media: door,
        overlay: 'scrim',
        ctas: [cta('See Neptune', storyLink('hotels/neptune'))],
        align: 'start',
        height: 'tall',
      },
      {
        component: 'media_text',
        media: asset(
          'neptune/mess-hall',
          'The mess hall with its long tables laid: the cook with a steaming pot, where the rules of the mission used to hang',
        ),
        side: 'end',
        heading: 'Our first house',
        body: richText(
          'We bought it in the fall of 2013 with borrowed money and a borrowed truck. There were seven mattresses, a piano without a front and, on the mess hall wall, the rules of the mission in three languages. We opened on the first of May 2014 with nineteen rooms, one of which locked.',
          'It was The Dean because it had always been The Dean. The plate said so. None of us asked which dean.',
        ),
      },
      {
        component: 'table_block',
        caption: 'Nine years, from the desk diary',
        table: {
          thead: [{ value: 'Year' }, { value: 'What the diary says' }],
          tbody: [
            { body: [{ value: '2014' }, { value: 'Opened. Guest in 7 asked for a key. Made one.' }] },
            { body: [{ value: '2015' }, { value: 'Snow to the second-floor sills. Nobody could leave; nobody did.' }] },
            { body: [{ value: '2016' }, { value: 'M. Teixeira hired for two nights a week, on approval.' }] },
            { body: [{ value: '2018' }, { value: 'All fifty-two rooms lock. Party.' }] },
            {
              body: [{ value: '2019' }, { value: 'Cards out, keys in. Abel slept on the third table.' }],
            },
            {
              body: [{ value: '2020' }, { value: 'Shut in March. Fed the hospital from the mess hall until August.' }],
            },
            {
              body: [
                { value: '2022' },
                { value: 'Student in bunk room 8 reading the Thorne letters. Says we should.' },
              ],
            },
            { body: [{ value: '2023' }, { value: 'Plate off, February. Four coats of paint off, March. Hello.' }] },
          ],
        },
      },
      text(
        heading('The Thorne letters'),
        'Dean Ezekiel Thorne raised the money for a seamen’s mission and was thanked in brass. His letters to the board, forty of them, had been in the archive across the river all along, correctly labeled. He kept a list of the men he turned away and his reasons. The reasons are where they came from.',
        'The student who read them was called Amaya Lindqvist. She put the photocopies on a breakfast table, beside the marmalade, and went back upstairs. We read them standing up. A house that let in half the ships cannot be named for the man at the door.',
        [
          'Copies are in the mess hall, in the gray box on the second shelf, and anybody may ask for it. What she did next is in ',
          link('our press pages', storyLink('press/narragansett-ledger-trident')),
          '.',
        ],
      ),
      {
        component: 'columns',
        items: [
          {
            component: 'text_item',
            title: 'What we kept',
            body: richText(
              list(
                'The long tables',
                'The rule about wet boots',
                'The piano, with a front',
                'Manny',
                'Fish cakes on Fridays',
              ),
            ),
          },
          {
            component: 'text_item',
            title: 'What went',
            body: richText(
              list('The plate', 'The portrait', 'The word “reverend” from every form we had', 'The gavel'),
            ),
          },
          {
            component: 'text_item',
            title: 'What still works',
            body: richText(
              'Any gift certificate that says The Dean, any room key, any promise made at the desk after midnight. Bring it and Ines will see to it.',
            ),
          },
        ],
      },
      {
        component: 'quote',
        text: 'Slept here in ’15 under one name and in ’24 under another. Same draft, left of the window, and I was glad of it.',
        source: 'Guest book, Neptune, page 61',
      },
    ],
    seo_title: 'The Dean, Providence: the hotel that became Neptune',
    seo_description:
      'The Dean in Providence is called Neptune now. Nine years from the desk diary, the letters that cost the house its name, and which old keys still work.',
    seo_og_image: door,
  },
  { first_published_at: '2023-04-03T09:00:00Z' },
);
