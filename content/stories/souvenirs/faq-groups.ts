import { type Line, link, list, richText } from '../../rich-text.ts';
import { contactLink, type Input, storyLink, urlLink } from '../../story-fields.ts';

function faq(question: string, anchor: string, ...answer: Line[]): Input<'faq_item'> {
  return { component: 'faq_item', question, anchor, answer: richText(...answer) };
}

function group(title: string, ...items: Input<'faq_item'>[]): Input<'faq_group'> {
  return { component: 'faq_group', title, items };
}

const policy = (words: string, handle: string) => link(words, urlLink(`/policies/${handle}`));
const product = (words: string, handle: string) => link(words, urlLink(`/souvenirs/product/${handle}`));

/** What the coal store is asked; prices, days and times are those of the shop's policies and of the code (docs/texts.md). */
export const faqGroups = [
  group(
    'Parcels',
    faq(
      'When will it come?',
      'shipping-time',
      'Ordered before noon Eastern on a weekday, it leaves the coal store that day. Then three to six working days in the United States by standard post, two by fast; six to ten, or three to four, to Canada.',
    ),
    faq(
      'What does delivery cost?',
      'shipping-cost',
      'Standard is $7.00 in the United States and CA$14.00 to Canada. Fast is $18.00 and CA$32.00.',
      'Above $120.00, or CA$160.00, standard costs nothing. A robe gets you there by itself.',
    ),
    faq(
      'Do you send abroad?',
      'abroad',
      'To every state and every province, and so far no farther. We tried one parcel to Lisbon in 2024. It is, as far as we know, still on its way.',
    ),
    faq(
      'Can I collect it at a hotel?',
      'collect',
      'Yes, free, from the third day, at the desk of any house in the United States that is open. Choose it at checkout. They keep it for a month, under the stairs.',
    ),
    faq(
      'Why are there two parcels?',
      'two-parcels',
      'One has a poster in it. Posters ride alone in a tube and take a different van. You pay for one.',
    ),
    faq(
      'It has not arrived. Now what?',
      'lost',
      [
        'See ',
        link('where it is', urlLink('/orders')),
        ': the number and your email will do. It says what happens next, and when it should be with you.',
      ],
      [
        'If tracking has stood still for five working days, ',
        link('write to us', contactLink('other')),
        ' and we shout at the carrier for you.',
      ],
      'After fifteen working days we call it lost and send another, or your money.',
    ),
  ),
  group(
    'Sending it back',
    faq(
      'How long do I have?',
      'returns',
      'Forty-five days from the day it came. Unused, and in what it arrived in. You may try the robe on; that is what it is for.',
      ['The long version is in the ', policy('refund policy', 'refund-policy'), '.'],
    ),
    faq(
      'What can’t come back?',
      'not-returnable',
      list('Soap', 'Postcards, once the band is off', 'A candle that has been lit, however briefly'),
    ),
    faq(
      'Who pays for the return?',
      'return-cost',
      'We do, within the United States; ask for a label. From Canada CA$9.50 is taken off the refund. Or hand it over at any of our desks and pay nobody.',
    ),
    faq(
      'Mine came in pieces',
      'broken',
      'Send a photograph within fourteen days. You get another or your money, as you like, and we do not want the pieces. Rosalie says most mugs can be mended with lime and casein, and that you should not.',
    ),
  ),
  group(
    'The things themselves',
    faq('Which size robe am I?', 'robe-size', [
      'The ',
      product('robe', 'bathrobe'),
      ' is cut wide. S fits a chest of 34 to 38 inches, M 38 to 42, L 42 to 46, XL 46 to 52. Length is 46 inches in S and two inches more with every size. Between two, take the larger, and vanish a little.',
    ]),
    faq(
      'Will the brass tag go green?',
      'brass',
      'Brown first, then darker, and bright wherever you hold it. Green means it has been somewhere wet. Lemon juice and salt on a rag brings it all back in a minute, if you must.',
    ),
    faq('Does the key tag come with a key?', 'key', [
      'No. We have three thousand and need nearly all of them. ',
      link('Here is why', storyLink('ash-mail/three-thousand-keys')),
      '.',
    ]),
    faq(
      'Are the posters signed?',
      'posters',
      'In pencil, at the bottom right, by Imogen Falk, who cut them. Each run is numbered too. You cannot choose the number, but if you ask nicely for your birthday and we have it, we will look.',
    ),
    faq(
      'What is in the soap?',
      'soap',
      'Olive oil, coconut oil, lye, water and slate dust. No scent, no palm oil, nothing from an animal. It was slate from our own roof in Roanoke for the first four thousand bars, and still is.',
    ),
    faq(
      'When will it be back in stock?',
      'restock',
      'Things are made in small runs by people with other things to do. Blankets come twice a year, in October and March. For the rest, four to eight weeks is a fair guess.',
    ),
  ),
  group(
    'Paying, gifts and lots of it',
    faq(
      'Which currencies?',
      'currency',
      'US dollars in the United States, Canadian dollars in Canada. Canadian prices include duty, so nobody will come to your door for more.',
    ),
    faq(
      'Can you wrap it and say who it is from?',
      'gift',
      'Put your message in the note on the cart page. It is written out by hand on a postcard and tucked in. The wrapping is brown paper and the red string that holds up half of Detroit. No charge.',
    ),
    faq('Do I need an account?', 'account', [
      'No. With ',
      link('one', urlLink('/auth/register')),
      ' you can see old orders and keep addresses, and it remembers nothing else about you.',
    ]),
    faq('I need sixty of them', 'wholesale', [
      'Weddings, shops, a ship’s company: write to ',
      link('the coal store', storyLink('souvenirs', { anchor: 'many' })),
      ' with how many and when. From twenty-four of a kind there is a different price. From a hundred, Marguerite telephones.',
    ]),
  ),
];
