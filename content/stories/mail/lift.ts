import { asset } from '../../asset.ts';
import { heading, italic, link } from '../../rich-text.ts';
import { cta, story, storyLink, text } from '../../story-fields.ts';

const machine = asset(
  'mail/lift',
  'The machine room on the roof: a great red wheel on a green stand, a motor with a black cat on it, a red kettle coming to the boil',
);

/** How the lift at Ulysses was brought back. */
export const liftArticle = story(
  'ash-mail/the-lift-at-ulysses',
  'Thirty-eight seconds',
  {
    component: 'mail_article',
    title: 'Thirty-eight seconds',
    dek: 'The elevator at Ulysses stopped in 1974 with a casserole in it. Getting it moving took three years, an inspector with a stopwatch, and a rope from Detroit.',
    author: 'Walter Pruitt, as told to Josephine Marchetti',
    date: '2026-10-06 09:00',
    cover: machine,
    tags: ['restoration', 'houses', 'people'],
    body: [
      text(
        'People think the elevator is the cage. The cage is the part that gets photographed. The elevator is upstairs, through a door that says NO, in a brick room on the roof with a window to the harbor, and it weighs four tons. I have a kettle up there. So does the cat, in the sense that she has the motor, which is warm.',
        'When we came into the building in 2020 the car was sitting between three and four with its gate open and a dish on the bench. The dish had a label, Mrs. Lowenthal, 5C. I am told tuna. The last inspection ticket was from another president but three.',
        heading('How it stays up'),
        'Picture a bucket over a well, with a second bucket on the other end of the rope. The car is one. The counterweight is the other, a stack of iron plates in a slot at the back, as heavy as the car and half the people. Between them the rope goes over that red wheel. It is not wound on anything and not fastened to it. Six ropes lie in six grooves and the weight pinches them there, and that is all the grip there is.',
        'So the motor never lifts you. It lifts the difference between you and some iron. With two people aboard and a small bag the two sides are even, and I have moved the whole affair with one hand on the wheel and the brake held off. It is like pushing a boat.',
        heading('The rope'),
        'The old ropes had to go. Each is six strands of nineteen wires around a heart of hemp, and the hemp is soaked in oil at the works, so that every bend squeezes a little out and the rope greases itself from the inside. Ours had gone dry about the time of Mrs. Lowenthal. You run a rag down it, and if the rag snags there is a broken wire, and you count how many in one twist. We stopped counting.',
        [
          'At the bottom end, where it was leaded into its socket, was a brass ferrule with a mermaid on it. HARBECK, DETROIT. That is the firm that built ',
          link('The Siren', storyLink('hotels/the-siren')),
          '. Somebody had bought the rope for this elevator out of the building we sleep people in now. I polished that ferrule and it hangs in the car, over the bench, and nobody has asked about it in three years, so I am pleased that you did.',
        ],
      ),
      {
        component: 'image_block',
        image: asset(
          'mail/lift-rope',
          'The rope cut across: six strands of wires around a heart of hemp, and the brass ferrule with the name of Harbeck',
        ),
        caption: 'Six strands of nineteen, and the hemp that oils them from inside.',
      },
      {
        component: 'quote',
        text: 'You do not restore an elevator. You persuade it, and then you persuade the City of Baltimore.',
        source: 'Walter Pruitt',
      },
      text(
        heading('What is new'),
        'The motor ran on direct current, and the power company stopped selling that downtown a long while back. We had it rewound, and a gray box the size of a suitcase makes it think it is 1912. The box is the only thing in that room with a screen, and we keep it behind the coats.',
        'The controller is new inside old iron. It used to be a slate panel with copper arms that snapped across, blue sparks, like a small storm being filed. I kept the slate. The switches on it are wired to lamps.',
        'And the contacts on the gates are new. Every landing has a lock and every gate a contact, all in one loop. If any gate in the building is open by the width of a thumb, there is no current and nothing moves. That is why the notice asks you to close it behind you. It is not manners. The car is waiting downstairs with somebody’s grandmother in it.',
        heading('What is not'),
        'The cage, the bench, the brass. The guide rails, which are oak, greased with the same tallow mix; I have the tin. And the governor. That is two iron balls on arms, on a spindle, turned by a thin rope that goes where the car goes. Too fast, and the balls fly out, a jaw drops and bites the thin rope. The thin rope pulls two wedges under the car. The wedges grab the oak, and you stop in about the length of a forearm. No electricity in any of it. It would work in a flood.',
        [
          'The inspector, Mr. Delacroix-Ames, a thin person, wanted it proved. So we put in twenty-five hundred pounds of flour from the bakery on Pulaski Court, sent it up, and let it go. I would like to say I was calm. It dropped ',
          italic('fourteen inches'),
          '. There was a noise like a plank being told something. Then there was flour.',
        ],
      ),
      {
        component: 'image_block',
        image: asset(
          'mail/lift-flour',
          'The elevator car full of sacks stopped in a cloud of flour, the inspector on the left with his stopwatch, Walter on the right',
        ),
        caption: 'A ton and a quarter, fourteen inches later.',
      },
      text(
        heading('The thirty-eight seconds'),
        'He timed it afterward, ground to six. The new elevator beside it does that in nine, and there is no shame in taking the new one with a suitcase. But nobody has ever sat down in it. In ours, by the second floor people stop looking at their telephones. At the third the stair goes by, and you see the dip in the marble. Around four there is a smell of somebody’s coffee. We have had six proposals that I know of, one refused, and he rode down alone and then, I will say this for him, he closed the gate.',
        'Mondays at ten I oil it. Knock on the door that says NO.',
      ),
      cta('See Ulysses', storyLink('hotels/ulysses'), { style: 'text', icon: 'arrow' }),
    ],
    seo_title: 'How the 1912 elevator at Ulysses runs again',
    seo_description:
      'Ropes, counterweights, oak rails and a test with a ton of flour: the man who runs the elevator at Ulysses in Baltimore tells how it came back.',
    seo_og_image: machine,
  },
  { first_published_at: '2026-10-06T09:00:00Z' },
);
