import { asset } from '../../asset.ts';
import { moodEntry } from './mood-entry.ts';

/** What people who work in the houses have sent for the wall. */
export const picturesFromTheHouses = [
  moodEntry('doorknob', '2026-10-02', {
    title: 'Ninety of these were missing',
    image: asset(
      'mood/doorknob',
      'A brass doorknob in a rim of cast rope, an anchor in the middle, on a long plate with a keyhole',
    ),
    caption: [
      'Every door in The Siren has the rope and the anchor of the firm. Four hundred were cast in 1926, ninety had walked off by the time we came, and the new ones were poured from a mold of the knob on the sixth-floor linen room, which nobody ever stole because it sticks.',
    ],
    tags: ['brass', 'detroit'],
    products: ['key-tag'],
    seo_title: 'Ninety were missing: the doorknobs of The Siren',
    seo_description:
      'A cast brass doorknob with rope and anchor from The Siren in Detroit: four hundred made, ninety stolen, and the mold taken from the one that sticks.',
  }),
  moodEntry('noon-bell', '2026-08-20', {
    title: 'Noon, two to a rope',
    image: asset(
      'mood/bell-rope',
      'Two arms, one in yellow and one in green, pulling a bell rope with a striped grip; a clock at twelve and a hill through the arch',
    ),
    caption: [
      'The bell at Peter & Paul is rung at noon by whoever has the shift. It weighs more than the piano and less than the argument about who let it ring eleven in 2016.',
    ],
    tags: ['red', 'new-orleans'],
    seo_title: 'Noon, two to a rope: the bell at Peter & Paul',
    seo_description:
      'The bell rope at Peter & Paul in New Orleans, its striped grip, and two of the people who ring it every day at noon. From the wall of pictures at ash.',
  }),
  moodEntry('porridge', '2026-08-02', {
    title: 'Breakfast, as it was',
    image: asset(
      'mood/porridge',
      'A bowl of porridge from above with brown sugar and a square of butter, a spoon, a jug of milk, a card saying six to ten',
    ),
    caption: [
      'The mission fed ninety men on this. The recipe is written inside a cupboard door at Neptune, in pencil, and has one correction: somebody crossed out “water”.',
    ],
    tags: ['pattern', 'providence'],
    products: ['karls-mug'],
    seo_title: 'Breakfast, as it was: porridge at Neptune',
    seo_description:
      'A bowl of porridge at Neptune in Providence, cooked from the recipe written inside a cupboard door, with one correction in a different hand.',
  }),
  moodEntry('umbrellas', '2026-06-18', {
    title: 'Forty-one so far',
    image: asset(
      'mood/umbrellas',
      'Five umbrellas in a brass bucket on a checkered floor, one with a duck’s head for a handle, a label asking whose they are',
    ),
    caption: [
      'Left in the arcade of The Siren since it opened. They are lent to anybody who asks, and about half come back as a different umbrella. The duck has been to Windsor twice.',
    ],
    tags: ['brass', 'pattern', 'detroit'],
    products: ['bathrobe'],
    seo_title: 'Forty-one so far: umbrellas left at The Siren',
    seo_description:
      'Five of the umbrellas that guests have left at The Siren in Detroit. They are lent to anybody, and about half come back as a different umbrella.',
  }),
  moodEntry('organ-stops', '2026-04-30', {
    title: 'The one that sulks',
    image: asset(
      'mood/organ-stops',
      'Eleven round organ stops in dark wood, four drawn out, one pale and crooked, and a hole with a card: at the mender’s',
    ),
    caption: [
      'Eleven ranks. Vox is the one that sulks. It does not like rain, Lent, or being drawn before Gamba, and Lucien plays around it the way one talks around an uncle.',
    ],
    tags: ['pattern', 'new-orleans'],
    seo_title: 'The one that sulks: organ stops at Peter & Paul',
    seo_description:
      'Eleven organ stops in the nave of Peter & Paul in New Orleans, one of which sulks, and a twelfth that has been at the mender’s for some time.',
  }),
  moodEntry('apple-label', '2026-04-04', {
    title: 'Winesap, by rail',
    image: asset(
      'mood/apple-label',
      'An old label on a wooden crate: a large red apple in an orchard with mountains behind, MANSIONS printed above it',
    ),
    caption: [
      'From the attic of Shenandoah Mansions, one of nine hundred, unused. In 1931 the house sold apples because it could not sell rooms. The hill in the picture is the wrong way round; the printer was in Cleveland.',
    ],
    tags: ['paper', 'red', 'roanoke'],
    products: ['postcards'],
    seo_title: 'Winesap, by rail: a crate label from the attic',
    seo_description:
      'A label for apple crates from the attic of Shenandoah Mansions near Roanoke, one of nine hundred that were never used, with its hill the wrong way round.',
  }),
  moodEntry('slate-and-nail', '2026-02-11', {
    title: 'Good for two hundred',
    image: asset(
      'mood/slate-and-nail',
      'A roof of gray slates with one taken off, chalked GOOD, the laths bare behind it; copper nails and a slater’s hammer',
    ),
    caption: [
      'A slate is tapped with a knuckle. If it rings it goes back up; if it says “tock” it becomes a path. Hollis can hear the difference from the ground, and says it to the dog.',
    ],
    tags: ['roanoke'],
    products: ['slate-soap'],
    seo_title: 'Good for two hundred: a slate at Shenandoah',
    seo_description:
      'A slate from the roof of Shenandoah Mansions near Roanoke, chalked as good for two hundred years more, with the copper nails that will hold it.',
  }),
  moodEntry('gold-leaf', '2025-11-20', {
    title: 'Half an ounce a month',
    image: asset(
      'mood/gold-leaf',
      'A sheet of gold leaf on a broad soft brush over a coffered ceiling, some of its squares gilded and some still green',
    ),
    caption: [
      'Two women, fourteen months, one squirrel brush each. A sheet of leaf is thin enough to read through and cannot be picked up, only persuaded, so nobody in The Gold Room was allowed to laugh before five.',
    ],
    tags: ['brass', 'pattern', 'baltimore'],
    products: ['cocktail-picks'],
    seo_title: 'Half an ounce a month: gilding The Gold Room',
    seo_description:
      'A sheet of gold leaf on a squirrel brush, on its way to the ceiling of The Gold Room at Ulysses in Baltimore: two women, fourteen months, no laughing.',
  }),
  moodEntry('mirror-ball', '2025-10-09', {
    title: 'One short',
    image: asset(
      'mood/mirror-ball',
      'A mirror ball over a pink bar, rays and spots of light around it; one little mirror and a cherry lie on the counter',
    ),
    caption: [
      'Candy Bar’s ball has 1,214 mirrors and a place for one more. It lands in a drink about twice a year. Whoever finds it is owed the drink.',
    ],
    tags: ['pink', 'night', 'glass', 'detroit'],
    products: ['cocktail-picks'],
    seo_title: 'One short: the mirror ball at Candy Bar',
    seo_description:
      'The mirror ball at Candy Bar in The Siren, Detroit: 1,214 mirrors, a place for one more, and what you are owed if you find it in your drink.',
  }),
  moodEntry('washing-line', '2025-08-14', {
    title: 'Monday at the convent',
    image: asset(
      'mood/washing-line',
      'Checked cloths in green, red, yellow and blue on two washing lines over the roofs, a sparrow on the upper one',
    ),
    caption: [
      'The canopies of the schoolhouse are washed every month, and the tablecloths of The Vestry every day. From Candlemas Street it looks as if the house is signaling. It is: it says that it is Monday.',
    ],
    tags: ['textile', 'pattern', 'new-orleans'],
    products: ['gingham-tea-towel'],
    seo_title: 'Monday at the convent: gingham on the line',
    seo_description:
      'Canopies and tablecloths of Peter & Paul in New Orleans drying on two lines above the roofs, in four colors of check. From the wall of pictures at ash.',
  }),
  moodEntry('mail-chute', '2025-06-05', {
    title: 'From thirteen to one',
    image: asset(
      'mood/mail-chute',
      'A glass and brass mail chute with three letters falling, above a dark red box with an eagle of brass leaves',
    ),
    caption: [
      'You let go on thirteen and count. It passes Accounts at four and Claims at six, and is in the box by nine, unless it is the thick cream kind, which stops at eight to be admired and has to be sent for.',
    ],
    tags: ['brass', 'glass', 'paper', 'detroit'],
    products: ['postcards'],
    seo_title: 'From thirteen to one: the mail chute of The Siren',
    seo_description:
      'Letters falling down the glass mail chute at The Siren in Detroit, thirteen floors in nine seconds, except for one kind of envelope that stops at eight.',
  }),
  moodEntry('neptunes-beard', '2025-03-13', {
    title: 'Under four coats',
    image: asset(
      'mood/neptunes-beard',
      'A carved head in pine with a crown and a long curling beard, flakes of white and green paint still on it, a scraper below',
    ),
    caption: [
      'It took a scraper, a hair dryer and seven weeks to get to his chin. There was a wren’s nest in the left ear, painted white with the rest of him.',
    ],
    tags: ['providence'],
    products: ['pin-set'],
    seo_title: 'Under four coats: the carved Neptune, Providence',
    seo_description:
      'The pine Neptune above the door in Providence, half out of his four coats of paint, with a scraper and what was found in his left ear.',
  }),
  moodEntry('marble-steps', '2025-01-30', {
    title: 'Three steps, every Saturday',
    image: asset(
      'mood/marble-steps',
      'Three white marble steps before a blue door in a brick front; an arm with a brush, a bucket of suds',
    ),
    caption: [
      'Number nineteen, opposite Ulysses. Mrs. Baptiste does hers at seven, and by a quarter past the whole side of the street is out, because nobody likes to be second-whitest.',
    ],
    tags: ['red', 'baltimore'],
    products: ['slate-soap'],
    seo_title: 'Three steps, every Saturday: Argosy Street',
    seo_description:
      'White marble steps being scrubbed opposite Ulysses in Baltimore, and the reason why the whole side of the street is out by a quarter past seven.',
  }),
  moodEntry('pie-under-glass', '2024-12-12', {
    title: 'Cherry today',
    image: asset(
      'mood/pie-under-glass',
      'A cherry pie with one slice cut, under a glass dome on a diner’s counter, a cup of coffee beside it',
    ),
    caption: [
      'Karl’s takes the dome off eleven times on a weekday. The first slice never comes out whole and is not charged for; there is a man who comes in at six for that reason.',
    ],
    tags: ['glass', 'red', 'detroit'],
    products: ['karls-mug'],
    seo_title: 'Cherry today: the pie under glass at Karl’s',
    seo_description:
      'A cherry pie under its dome on the counter at Karl’s in Detroit, and the first slice, which never comes out whole and which nobody is charged for.',
  }),
];
