import { asset } from '../../asset.ts';
import { heading, italic, link, list, steps } from '../../rich-text.ts';
import { story, storyLink, text } from '../../story-fields.ts';

const rose = asset(
  'mail/plaster',
  'A hand with a trowel at work on a cream plaster rose in a red ceiling; a gap in the petals shows the wooden lath',
  { focus: '500x100:1700x1300' },
);

/** How the ceiling rose in the rectory at Peter & Paul was mended. */
export const plasterArticle = story(
  'ash-mail/a-ceiling-rose',
  'A ceiling rose, and the hole in it',
  {
    component: 'mail_article',
    title: 'A ceiling rose, and the hole in it',
    dek: 'Nine petals came down in the rectory parlor during a hymn. Rosalie Thibodeaux put them back, and told us how while she did it.',
    author: 'Josephine Marchetti',
    date: '2026-06-09 09:00',
    cover: rose,
    tags: ['restoration', 'craft'],
    body: [
      text(
        'It fell on a Thursday, at the loud end of organ night, and it fell politely: nine acanthus petals and a length of egg-and-dart, onto a card table nobody was using. The rectory shares a wall with the church, and the wall had been listening too. By morning the whole kitchen was in the parlor looking up. So was Rosalie Thibodeaux, who has been our plasterer since the first winter and who does not look at the hole. She looks at what is around it.',
        'She went up the ladder and knocked on the ceiling with one knuckle, the way you would on a door where someone is asleep. Solid, solid, solid, drum. She drew a chalk line round the drum. It was four feet wide, and the hole was eight inches.',
        heading('What was holding it up'),
        'A ceiling of 1868 is mud hung on sticks. The sticks are lath, split cypress a bit over an inch wide, nailed across the joists with a gap the thickness of a pencil. The first coat of lime, sand and cattle hair is pushed up through the gaps, slumps over behind, and sets. Those lumps are called keys and they are the whole secret. Nothing glues a plaster ceiling to a house. It is buttoned on, by a few thousand fingers you never see.',
        'Keys snap. A trunk dropped upstairs will do it, or a century of somebody’s rocking chair. When enough have gone in one place the ceiling keeps its shape for a while out of habit. Then somebody plays the swell pedals.',
        'So before anything went back, the drum had to be caught. Two T-shaped props padded with carpet pressed it up by a quarter of an inch over two days, a turn of the screw every few hours. From the room above she took up a board and injected an acrylic resin where the keys had been, and along the joists she ran stainless screws with perforated washers, each drawn until it touched and then half a turn more.',
      ),
      {
        component: 'image_block',
        image: asset(
          'mail/plaster-lath',
          'A ceiling in section: plaster pushed up between laths, broken away in the middle, petals falling, a fist knocking from below',
        ),
        caption: 'Buttoned on: the lumps above the laths are what holds.',
      },
      {
        component: 'quote',
        text: 'If you hear it crack you have stopped being a plasterer and started being a demolition.',
        source: 'Rosalie Thibodeaux, on the ladder',
      },
      text(
        heading('Finding the petals under the paint'),
        'The rose had been painted twenty-three times. The first six coats were distemper, chalk and glue, and came off with a sponge and warm water. The rest were oil, and some of that was lead, so it went under a poultice for a night, then came away in sheets like the skin of a custard, into bags, with a mask on. What looked like nine fat thumbs turned out to have veins.',
        'None of the fallen petals was whole, but the rose repeats itself every thirty degrees, so a good twelfth could be copied for the bad ones. She brushed silicone onto it in three coats, the first as thin as milk to get into the veins, and backed it with a plaster jacket so it would not sag. That is a mold. In 1868 it would have been gelatin, good for about five casts on a cool day, and there are not many cool days.',
        heading('Mixing'),
        'People get this part wrong at kitchen tables, so here it is as she gave it.',
        steps(
          'Water first. Plaster goes into water; water never goes into plaster.',
          'Sift it through your fingers until dry islands stand on the surface. Stop.',
          'Leave it alone for a minute and a half. It drinks.',
          'Stir with your hand at the bottom of the bucket, slowly. Fast makes bubbles and bubbles make pockmarked angels.',
          'Pour a little, tilt the mold so it runs into every line, then fill. Lay in strips of burlap before it stiffens.',
          'When it is too hot to keep your palm on, it is nearly done. When it cools, it is.',
        ),
        'Each petal took a quarter of an hour from pour to palm. She made fourteen and kept nine. The five that went in the barrow looked perfect to the rest of us.',
      ),
      {
        component: 'image_block',
        image: asset(
          'mail/plaster-mix',
          'A bucket from above with islands of dry plaster on the water, five finished petals, a mold, a leaf and square, a watch',
        ),
        caption: 'Islands. Stop here.',
      },
      text(
        heading('Putting it up'),
        'Bare lath is thirsty. Put wet plaster on it and the wood takes the water, swells, and drops the plaster in your hair. So the lath was wetted twice and left to go dull. Then a scratch coat with goat hair, combed while soft; then, two days on, the petals, their backs scored, stuck with a slurry that had a spoon of hide glue in it to slow it down. Two brass screws each, sunk and filled.',
        [
          'The joints were the long part. She worked them with a ',
          italic('leaf and square'),
          ', a steel tool the size of a pencil with a tiny trowel at one end, and a wet squirrel brush. After a morning you could find the joints if you were told where. After a day you could not, and she started on the egg-and-dart.',
        ],
        heading('If yours is going'),
        list(
          'Knock. A drum the size of a plate can wait. A drum the size of a door cannot.',
          'Look for a crack that has a lip, one side lower than the other. That side has let go.',
          'Do not screw a board over it. Boards do not breathe and lime has to.',
          'Do not paint it for a month. Then use distemper, so that the next person can wash it off and thank you.',
        ),
        [
          'The parlor is open again, and organ night with it. ',
          link('Thursdays at half past seven', storyLink('dining/the-vestry/events/organ-night')),
          '. Lucien has been asked to go easy on the last chord, and has said that he will think about it.',
        ],
      ),
    ],
    seo_title: 'Mending a plaster ceiling rose, step by step',
    seo_description:
      'How our plasterer caught a sagging ceiling of 1868, found a rose under twenty-three coats of paint, cast nine new petals and put them up in New Orleans.',
    seo_og_image: rose,
  },
  { first_published_at: '2026-06-09T09:00:00Z' },
);
