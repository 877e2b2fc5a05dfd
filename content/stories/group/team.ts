import { asset } from '../../asset.ts';
import { heading, type Line, link, richText } from '../../rich-text.ts';
import { type Input, story, storyLink, text } from '../../story-fields.ts';

/** `look` says what the portrait shows. */
function person(name: string, role: string, look: string, ...bio: Line[]): Input<'person'> {
  const photo = asset(`team/${name.toLowerCase().replace(' ', '-')}`, look);
  return { component: 'person', name, role, photo, bio: richText(...bio) };
}

const workroom = asset(
  'group/team-workroom',
  'The office at Counting House Lane: four people at a trestle table under red lamps, and in front of it a brown and white dog with a ball',
);

export const teamPage = story('team', 'Team', {
  component: 'page',
  title: 'The people in the office',
  body: [
    { component: 'image_block', image: workroom, caption: 'Counting House Lane, late afternoon. The dog is Gasket.' },
    text(
      heading('Eight people and a dog'),
      'Three hundred and twelve people work for ash, nearly all of them in a building with beds. These eight share a former counting house in Providence, when they are not on a ladder somewhere. None of them would hold still for a photograph, so Imogen drew them.',
    ),
    {
      component: 'team_grid',
      people: [
        person(
          'Constance Abernathy',
          'Founder; buys the buildings',
          'Constance Abernathy in red glasses, a ruler in her hand, a surveyor’s level and a plan behind her',
          'Trained as a surveyor and can smell dry rot through a closed car window. Has been inside four hundred and six empty buildings and bought five. Keeps a list of the ones that got away, in a drawer, face down.',
        ),
        person(
          'Wendell Tran',
          'Founder; pays for them',
          'Wendell Tran at a ledger with a pencil, a model schooner among the books behind him',
          'Kept the books of a fishing cooperative in New Bedford for nine years, which he says is the same work: weather, diesel, and men telling you it will be fine. Does the annual letter himself and reads every question aloud.',
        ),
        person(
          'Rosalie Thibodeaux',
          'Plaster',
          'Rosalie Thibodeaux in a yellow headscarf with a trowel of plaster, her ceiling rose behind her',
          [
            'Learned from her uncle on the ceilings of St. Charles Avenue. Will not use a drill for anything a brace can do. ',
            link('Her rose', storyLink('ash-mail/a-ceiling-rose')),
            ' has been visited by two universities.',
          ],
        ),
        person(
          'Abel Quintana',
          'Locks, keys, clocks',
          'Abel Quintana with a watchmaker’s loupe in one eye and a large brass key in his hand',
          [
            'Came to fix one door in 2017. Carries a follower in his breast pocket where other people have a pen. He has written down ',
            link('what he knows about keys', storyLink('ash-mail/three-thousand-keys')),
            ', less the parts he is not allowed to.',
          ],
        ),
        person(
          'Josephine Marchetti',
          'ash mail, press, and the telephone',
          'Josephine Marchetti on the telephone, a pencil behind her ear and a corrected page before her',
          'Was a night copy editor in Baltimore until the paper stopped having nights. Edits whatever plasterers say into sentences, and removes the word “iconic” from everything that passes her desk. So far this year: ninety-one.',
        ),
        person(
          'Imogen Falk',
          'Drawings',
          'Imogen Falk cutting a lino block, four prints drying on a line behind her',
          'Cuts lino, draws the pictures on this site, and designs the matchbooks. Used to put a cat in all of them, which began as an accident. Asked how many cats there really are, she says that it depends on the light.',
        ),
        person(
          'Marguerite Oyelaran',
          'Souvenirs',
          'Marguerite Oyelaran beside a parcel on her scale, shelves of parcels behind her',
          'Runs the shop and the former coal store it is packed in. Owns the scale on which every parcel is weighed, and a grudge against bubble wrap. Answers letters about privacy, at length, by return.',
        ),
        person(
          'Desmond Achterberg',
          'People',
          'Desmond Achterberg in an apron, about to cut a tall sandwich in two',
          'Began as a porter at The Dean and has done every job in the group except the organ. Hires by making you lunch. If you apply for anything on this site, he is the one who reads it.',
        ),
      ],
    },
    text([
      'There is usually an empty chair at the table. If it might be yours, see ',
      link('what is open', storyLink('careers')),
      '.',
    ]),
  ],
  seo_title: 'Team: the eight people in the office of ash',
  seo_description:
    'A surveyor, a bookkeeper, a plasterer, a locksmith, an editor and three more: the people in the Providence office who look after the five houses of ash.',
  seo_og_image: workroom,
});
