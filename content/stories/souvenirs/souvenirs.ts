import { asset } from '../../asset.ts';
import { heading, link, richText } from '../../rich-text.ts';
import { contactLink, cta, story, storyLink, text, urlLink } from '../../story-fields.ts';
import { faqGroups } from './faq-groups.ts';

const shelf = asset(
  'venues/siren-shop-shelf',
  'The long shelf at The Siren Shop: mugs, candles, key tags, robes, a snow globe with a tower in it, and a cat on the blankets',
);

const shop = story(
  'souvenirs',
  'Souvenirs',
  {
    component: 'page',
    title: 'Souvenirs',
    theme_key: 'souvenirs-home',
    body: [
      {
        component: 'souvenirs_hero',
        heading: 'You may take this with you',
        intro: 'Twelve things from the houses, made by people we can name, packed in a coal store in Providence.',
        media: shelf,
        badge: 'Leaves the same day before noon',
        featured: 'bathrobe',
        cta: storyLink('souvenirs', { anchor: 'filters' }),
      },
      { component: 'souvenirs_nav', show_all: true, show_cart: true, sort_enabled: true },
      {
        component: 'souvenirs_grid',
        anchor_id: 'rooms-and-beds',
        collection: 'rooms-and-beds',
        leave_out: ['key-tag'],
        columns: '4',
        page_size: '12',
        quick_add: true,
      },
      {
        component: 'media_text',
        anchor_id: 'foundry',
        media: asset(
          'group/foundry',
          'A father and daughter in leather aprons pour glowing brass from a crucible into a mold of key tags; rain on the window',
        ),
        side: 'end',
        heading: 'Pell Street, Tuesdays',
        body: richText(
          'The key tags are cast in a shed behind a muffler shop in Providence by Teodor and Alma Raskova, father and daughter, who pour on Tuesdays because that is when the muffler shop is shut and they may have the yard.',
          'The sand is packed round a pattern, the pattern lifted out, the brass run in at two thousand degrees or near it. Each tag comes out with a seam and a stalk. Alma files off both and leaves one stroke of the file showing on the edge. She says that a thing should admit how it was made.',
        ),
        ctas: [cta('See the key tag', urlLink('/souvenirs/product/key-tag'), { style: 'text', icon: 'arrow' })],
      },
      {
        component: 'souvenirs_grid',
        anchor_id: 'table-and-bar',
        collection: 'table-and-bar',
        leave_out: ['matchbox-candle'],
        columns: '3',
        page_size: '12',
        quick_add: true,
      },
      {
        component: 'media_text',
        anchor_id: 'weavers',
        media: asset(
          'group/weavers',
          'A weaver with white curls holds a skein of plum yarn up to a gray window, a dam outside, a half-woven blanket on her loom',
        ),
        side: 'start',
        heading: 'Forty picks to the inch',
        body: richText(
          'Patapsco Hand Weavers is four women, five looms and a view of a dam. A lap blanket takes Corinne Oyler a day and a half, most of it threading. The plum was matched to a drape in the card room at Ulysses by holding yarn up to the window at ten in the morning, for a week, until there was a gray day.',
          'She would like it known that the fringe is twisted to the left.',
        ),
        ctas: [cta('See the blanket', urlLink('/souvenirs/product/lap-blanket'), { style: 'text', icon: 'arrow' })],
      },
      {
        component: 'souvenirs_grid',
        anchor_id: 'paper-and-pockets',
        collection: 'paper-and-pockets',
        columns: '3',
        page_size: '12',
        quick_add: true,
        show_vendor: true,
      },
      {
        component: 'souvenirs_custom_section',
        anchor_id: 'packing',
        layout: 'columns',
        heading: 'How it leaves the coal store',
        columns: [
          {
            component: 'text_item',
            title: 'Box',
            body: richText(
              'Three sizes, cut for us in Woonsocket, held shut with paper tape and a wet sponge. If yours is too big for what is in it, somebody was in a hurry, and we would like to hear about it.',
            ),
          },
          {
            component: 'text_item',
            title: 'Padding',
            body: richText(
              'Last month’s newspapers from five lobbies. A parcel for Ohio may hold the tide tables of Providence; people have written to thank us for the crossword.',
            ),
          },
          {
            component: 'text_item',
            title: 'String',
            body: richText(
              'Red, two-ply, the offcuts of a rope walk. Marguerite ties a packer’s knot, which comes undone if you pull the short end. Do not cut it; it is good string.',
            ),
          },
        ],
        background: 'tint',
      },
      {
        component: 'souvenirs_custom_section',
        anchor_id: 'said',
        layout: 'quote',
        heading: 'Marguerite Oyelaran, coal store',
        body: richText('If it breaks in the first year, it was us. After that, it was you, and we will talk.'),
        background: 'none',
      },
      {
        component: 'souvenirs_form',
        anchor_id: 'many',
        heading: 'More than a dozen of something',
        intro: 'Wholesale for shops, weddings and crews. Say what and how many; the coal store says when.',
        kind: 'wholesale',
        fields_on: ['company', 'quantity'],
        consent_text: richText('You may keep this until the parcel has gone, and write to me about it.'),
        recipient_key: 'souvenirs',
        phone: '+1 401-555-0140',
        email: 'desk@ash-souvenirs.example',
      },
      text([
        'Sizes, parcels, soap: ',
        link('twenty answers', storyLink('souvenirs/faqs')),
        '. There is also a shop you can stand in, in ',
        link('the old vault at The Siren', storyLink('dining/the-siren-shop')),
        ', where they will let you smell things.',
      ]),
    ],
    seo_title: 'Souvenirs from the ash hotels',
    seo_description:
      'The robe, the mug, the key tag and nine more things from the ash hotels, made in small runs by people we can name. Sent to the United States and Canada.',
    seo_og_image: shelf,
  },
  { is_startpage: true },
);

const faqs = story('souvenirs/faqs', 'Questions about souvenirs', {
  component: 'page',
  title: 'Questions about souvenirs',
  theme_key: 'souvenirs-product',
  body: [
    text(
      heading('Twenty answers'),
      'Marguerite has been asked all of these, most of them by telephone, some of them by the same person. If yours is new she will be delighted.',
    ),
    {
      component: 'souvenirs_faqs',
      anchor_id: 'questions',
      heading: 'Asked at the coal store',
      search: true,
      contact: contactLink('other'),
      groups: faqGroups,
    },
    text([
      'The coal store has a telephone, +1 401-555-0140, between nine and five Eastern. The rules in full are under ',
      link('parcels', urlLink('/policies/shipping-policy')),
      ' and ',
      link('refunds', urlLink('/policies/refund-policy')),
      '.',
    ]),
  ],
  seo_title: 'Souvenirs: parcels, returns, sizes and soap',
  seo_description:
    'Twenty questions about the ash souvenir shop answered: delivery times and costs, returns within 45 days, robe sizes, brass, soap, gifts and large orders.',
});

export const souvenirStories = [shop, faqs];
