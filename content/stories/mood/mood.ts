import { asset } from '../../asset.ts';
import { heading, link } from '../../rich-text.ts';
import { story, storyLink, text, urlLink } from '../../story-fields.ts';
import { moodEntry } from './mood-entry.ts';
import { picturesFromTheHouses } from './pictures-from-the-houses.ts';

const entries = [
  moodEntry('neon-mermaid', '2026-10-30', {
    title: 'The mermaid, switched on',
    image: asset(
      'group/mood-neon',
      'A neon sign on brick at night: a pink mermaid blowing a yellow horn, sitting in an amber crescent moon over two blue-green waves, one star unlit',
    ),
    caption: [
      'Bent in 1951 for a bar on the ground floor of The Siren, and put away in a coal cellar when the bar became a bank. The tubes held their gas for forty years. Only the star has gone.',
      'The man who came to look at it offered to fix the star. We are thinking about it.',
    ],
    tags: ['night', 'pink', 'glass', 'detroit'],
    products: ['cocktail-picks', 'pin-set'],
    seo_title: 'The mermaid, switched on: a neon sign at The Siren',
    seo_description:
      'A neon mermaid from 1951, found in the coal cellar of The Siren in Detroit with its gas still in it and one star gone. Part of the wall of pictures at ash.',
  }),
  moodEntry('one-red-tile', '2026-09-12', {
    title: 'One red tile',
    image: asset(
      'group/mood-tile',
      'A floor of star-shaped tiles in greens and grays, worn and cracked, with a single red one among them',
    ),
    caption: [
      'Hall floor, convent of Peter & Paul. The story is that a novice laid it the day before she left. The tiler’s bill, which we have, says that he ran short and would knock off thirty cents.',
      'Nobody has been able to step on it since we told them the first version.',
    ],
    tags: ['pattern', 'red', 'new-orleans'],
    products: ['gingham-tea-towel'],
    seo_title: 'One red tile on the convent floor, New Orleans',
    seo_description:
      'A single red tile in the green convent floor at Peter & Paul in New Orleans, two explanations for it, and the thirty cents the tiler took off his bill.',
  }),
  moodEntry('key-on-its-ring', '2026-07-03', {
    title: 'Number 61, on its ring',
    image: asset(
      'group/mood-key',
      'A long brass key and a blue enamel tag with a tower on it, hung from one ring against a red striped wall',
    ),
    caption: [
      [
        'A first trial for the tags, in enamel. It was handsome, and it chipped on the second floor it met. Brass won; ',
        link('Abel explains', storyLink('ash-mail/three-thousand-keys')),
        '.',
      ],
      'The key is older than the door it now opens by about sixty years.',
    ],
    tags: ['brass', 'red', 'detroit'],
    products: ['key-tag'],
    seo_title: 'Number 61 on its ring: the first key tag',
    seo_description:
      'A blue enamel trial for the room-key tags of the ash hotels, with an old brass key. It chipped, so the tags are brass. From the wall of pictures at ash.',
  }),
  moodEntry('curtain-not-quite-shut', '2026-05-21', {
    title: 'Not quite shut',
    image: asset(
      'group/mood-curtain',
      'Rose and plum curtains with gold fringe, not quite closed on a strip of sun and lawn; the tail of a black cat shows under the hem',
    ),
    caption: [
      'Corner apartment, fifth floor of Ulysses, a quarter past two. The drapes weigh forty-four pounds a side and run on the original rings.',
      'We did not know about the cat until we saw the drawing.',
    ],
    tags: ['textile', 'pink', 'baltimore'],
    products: ['lap-blanket'],
    seo_title: 'Not quite shut: the drapes of Ulysses, Baltimore',
    seo_description:
      'Forty-four pounds of curtain, a strip of afternoon and part of a cat: the fifth-floor corner drapes at Ulysses in Baltimore, from the picture wall at ash.',
  }),
  moodEntry('matches', '2026-03-02', {
    title: 'Eighteen left',
    image: asset(
      'group/mood-matchbox',
      'An open matchbox on ochre stripes, its label a red fish tail going down into green waves in front of a low sun, one match burnt',
    ),
    caption: [
      'The label Imogen cut for the desk at Neptune, two blocks, three colors, a little out of register. She says the tail is going down. Manny says it is coming up. They have stopped discussing it.',
    ],
    tags: ['paper', 'red', 'providence'],
    products: ['matchbox-candle', 'linocut-poster'],
    seo_title: 'Eighteen left: the matchbox from Neptune’s desk',
    seo_description:
      'The matchbox that lies on the desk at Neptune in Providence, cut in lino by Imogen Falk: a tail, a sun, green waves, and a disagreement about direction.',
  }),
  moodEntry('ice-at-six', '2025-12-18', {
    title: 'Ice, six o’clock',
    image: asset(
      'group/mood-ice',
      'A heavy glass of whiskey and square ice with a curl of orange peel, on a red tray in front of blue boards',
    ),
    caption: [
      'The Gold Room’s ice comes from a machine that freezes from the bottom up, so that the clouds rise out of it and are sawn off. It takes two days. It melts in forty minutes, which is the point of a second conversation.',
    ],
    tags: ['glass', 'night', 'baltimore'],
    products: ['cocktail-picks'],
    seo_title: 'Ice, six o’clock: a glass at The Gold Room',
    seo_description:
      'Two days to freeze, forty minutes to melt: clear ice in a heavy glass at The Gold Room of Ulysses in Baltimore, from the wall of pictures we keep at ash.',
  }),
];

const page = story(
  'mood',
  'Mood',
  {
    component: 'page',
    title: 'Mood',
    body: [
      text(
        heading('Pinned up'),
        'There is a wall in the office with pictures pinned to it. Nothing on it is for sale, although parts of some of it turn out to be. When a picture has been up for a year and somebody still stops in front of it, it may stay.',
        ['Looking for one kind of thing? Here is the wall ', link('by tag', urlLink('/mood/tagged')), '.'],
      ),
      { component: 'mood_grid', anchor_id: 'wall', source: 'all', page_size: '24' },
      { component: 'tag_sidebar', title: 'Tags', sort: 'count' },
    ],
    seo_title: 'Mood: the wall of pictures in the office of ash',
    seo_description:
      'Tiles, keys, curtains, ice, doorknobs and a neon mermaid: the pictures pinned to the wall of the ash office in Providence, by tag, with what is in them.',
    seo_og_image: asset('group/mood-tile', 'A floor of star-shaped tiles with a single red one'),
  },
  { is_startpage: true },
);

export const moodStories = [page, ...entries, ...picturesFromTheHouses];
