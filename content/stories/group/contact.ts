import { asset } from '../../asset.ts';
import { link, richText } from '../../rich-text.ts';
import { type Input, story, storyLink, urlLink } from '../../story-fields.ts';

const exchange = asset(
  'group/contact',
  'A telephone exchange seen from behind its operator, one arm raised to plug in a cord; a black cat has the next chair',
);

const letters = asset(
  'group/letter-slot',
  'A hotel hall at night: letters fall down a brass and glass chute past floors 4, 3 and 2 into a basket, and a brown and white dog sorts them by color',
);

/** A place with its address, telephone number and mail address. */
function reach(title: string, address: string, phone: string, mail: string, note: string): Input<'text_item'> {
  return {
    component: 'text_item',
    title,
    body: richText(
      address,
      [link(phone, urlLink(`tel:${phone.replace(/[^+\d]/g, '')}`))],
      [link(mail, urlLink(`mailto:${mail}`))],
      note,
    ),
  };
}

export const contactPage = story('contact', 'Contact', {
  component: 'page',
  title: 'Contact',
  body: [
    {
      component: 'media_text',
      media: exchange,
      side: 'start',
      heading: 'Somebody picks up',
      body: richText(
        'Each house has a desk, and each desk has a person at it all night. For anything about a stay, call the house: they have the book, the keys and the lost umbrellas. For everything else there is the office.',
        'Mail is read the day it comes. If you have not heard by the second morning, it went astray, and you may be short with us.',
        [link('Write to us here', urlLink('#write')), ', or call one of the numbers below.'],
      ),
    },
    {
      component: 'columns',
      items: [
        reach(
          'The Siren',
          '88 Ropewalk Street, Detroit, MI 48226',
          '+1 313-555-0104',
          'siren@ash.example',
          'Karl’s does not take reservations by telephone, or at all.',
        ),
        reach(
          'Peter & Paul',
          '417 Candlemas Street, New Orleans, LA 70117',
          '+1 504-555-0117',
          'peterandpaul@ash.example',
          'If it is noon you will have to shout; the bell hangs over the desk.',
        ),
        reach(
          'Ulysses',
          '15 Argosy Street, Baltimore, MD 21201',
          '+1 410-555-0112',
          'ulysses@ash.example',
          'Ask for the elevator if you want Walter.',
        ),
        reach(
          'Neptune',
          '23 Fathom Street, Providence, RI 02903',
          '+1 401-555-0123',
          'neptune@ash.example',
          'After midnight this is Manny, and he is glad you called.',
        ),
      ],
    },
    {
      component: 'columns',
      items: [
        reach(
          'Shenandoah Mansions',
          '61 Orchard Terrace, Roanoke, VA 24014',
          '+1 540-555-0161',
          'shenandoah@ash.example',
          'The site office: a trailer, a heater and Ruth Ann. Seven to three.',
        ),
        reach(
          'The office',
          '41 Counting House Lane, Providence, RI',
          '+1 401-555-0145',
          'hello@ash.example',
          'Press, weddings of more than one building, anything with a lawyer in it.',
        ),
        reach(
          'Souvenirs',
          'The coal store, round the back of the above',
          '+1 401-555-0140',
          'desk@ash-souvenirs.example',
          'Parcels, returns, and which robe is which. Nine to five Eastern.',
        ),
        reach(
          'Work',
          'Desmond, at the office, by the window',
          '+1 401-555-0146',
          'work@ash.example',
          'Say which house and what you like doing. A page is plenty.',
        ),
      ],
    },
    {
      component: 'contact_form',
      half: 'first',
      anchor_id: 'write',
      heading: 'Or write it here',
      intro: 'It goes to whoever deals with such things. You need not know who that is.',
      topics: ['stay', 'lost', 'access', 'press', 'bill', 'other'],
      consent_text: richText('You may use my address to answer this letter, and for nothing else.'),
      recipient_key: 'contact',
      phone: '+1 401-555-0145',
      email: 'hello@ash.example',
    },
    { component: 'image_block', image: letters, half: 'second' },
    {
      component: 'rich_text',
      anchor_id: 'access',
      body: richText([
        'If you use a relay service, every number above takes relay calls and none of us will hang up. How each building can be entered and got about in is on its own page, under the heading about access: ',
        link('The Siren', storyLink('hotels/the-siren', { anchor: 'accessibility' })),
        ', ',
        link('Peter & Paul', storyLink('hotels/peter-and-paul', { anchor: 'accessibility' })),
        ', ',
        link('Ulysses', storyLink('hotels/ulysses', { anchor: 'accessibility' })),
        ', ',
        link('Neptune', storyLink('hotels/neptune', { anchor: 'accessibility' })),
        ', ',
        link('Shenandoah Mansions', storyLink('hotels/shenandoah-mansions', { anchor: 'accessibility' })),
        '.',
      ]),
    },
  ],
  seo_title: 'Contact: addresses and telephones of the ash hotels',
  seo_description:
    'Addresses, telephone numbers and mail of The Siren, Peter & Paul, Ulysses, Neptune and Shenandoah Mansions, the Providence office and the souvenir shop.',
  seo_og_image: exchange,
});
