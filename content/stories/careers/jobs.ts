import type { SeedStory } from '#embedded/content/content-seed.ts';
import { list, richText } from '../../rich-text.ts';
import { daysAhead } from '../../seed-dates.ts';
import { ref, story } from '../../story-fields.ts';

const eastern = 'America/New_York';

/** Positions, each a page of its own; the first closes in three weeks, the last in ten. One is filled. */
export function jobStories(today: Date): SeedStory[] {
  const posted = (daysAgo: number) => daysAhead(today, -daysAgo, '09:00', eastern);
  const closes = (days: number) => daysAhead(today, days, '17:00', eastern);
  return [
    story('careers/night-auditor', 'Night auditor', {
      component: 'job',
      title: 'Night auditor',
      hotel: ref('hotels/the-siren'),
      department: 'front-desk',
      type: 'full',
      location: 'Detroit, Michigan',
      pay_min: '21.50',
      pay_max: '24',
      pay_unit: 'hour',
      description: richText(
        'Eleven to seven, four nights a week, alone at the desk from two. You close the day’s accounts, let in trumpet players, and know which of the two elevators is sulking. Lucille has done this for six years and is moving to mornings; she will sit with you for a month.',
        list(
          'You can add a column twice and get the same answer',
          'You have worked nights before and liked something about it',
          'You can talk somebody down from a lost key, a lost wallet or a lost friend',
        ),
        'Supper from Karl’s, a taxi home if you want one, a quarter more on holidays.',
      ),
      seo_title: 'Night auditor at The Siren, Detroit',
      seo_description:
        'Four nights a week alone at the desk of The Siren in Detroit: close the accounts, watch two elevators. $21.50 to $24 an hour, and supper from Karl’s.',
      posted: posted(9),
      closes: closes(33),
      status: 'open',
    }),
    story('careers/sexton', 'Sexton and gardener', {
      component: 'job',
      title: 'Sexton and gardener',
      hotel: ref('hotels/peter-and-paul'),
      department: 'maintenance',
      type: 'full',
      location: 'New Orleans, Louisiana',
      pay_min: '22',
      pay_max: '26',
      pay_unit: 'hour',
      description: richText(
        'The bell at noon, the gutters before every storm, and in between a courtyard with one very old fig tree. You will work with Odile in the beds and with Lucien under the organ, where somebody small has to go twice a year with a brush.',
        list(
          'Comfortable on a forty-foot ladder and honest about when not to be',
          'Knows what termites sound like, or will learn',
          'Patient with cats, brides and tuba cases',
        ),
      ),
      seo_title: 'Sexton and gardener at Peter & Paul, New Orleans',
      seo_description:
        'Ring the bell at noon, clear the gutters before storms and keep a courtyard with an old fig tree in New Orleans. Full-time, $22 to $26 an hour.',
      posted: posted(20),
      closes: closes(24),
      status: 'open',
    }),
    story('careers/lift-attendant', 'Elevator attendant, weekends', {
      component: 'job',
      title: 'Elevator attendant, weekends',
      hotel: ref('hotels/ulysses'),
      department: 'front-desk',
      type: 'part',
      location: 'Baltimore, Maryland',
      pay_min: '19.50',
      pay_max: '21',
      pay_unit: 'hour',
      description: richText(
        'Saturdays and Sundays, noon to eight. Walter will teach you to stop level with the floor by hand, which takes about three weekends and then you never lose it. The rest is conversation, or the tactful absence of it.',
        'There is a stool. You may read when the car is empty. You will be asked about the mermaid.',
      ),
      seo_title: 'Elevator attendant at Ulysses, Baltimore',
      seo_description:
        'Run a hand-driven elevator in Baltimore on Saturdays and Sundays, noon to eight, taught by Walter. Part-time, $19.50 to $21 an hour, stool included.',
      posted: posted(4),
      closes: closes(45),
      status: 'open',
    }),
    story('careers/mess-cook', 'Breakfast cook', {
      component: 'job',
      title: 'Breakfast cook',
      hotel: ref('hotels/neptune'),
      department: 'kitchen',
      type: 'full',
      location: 'Providence, Rhode Island',
      pay_min: '23',
      pay_max: '27',
      pay_unit: 'hour',
      description: richText(
        'In at four, home by noon, five days, never a dinner service again. Porridge for ninety, eggs to order, bread from down the road, fish cakes on Fridays to a recipe that you may question once.',
        list(
          'Two years in any kitchen',
          'A driver’s license, or a bicycle and strong views about rain',
          'Food safety card, or we pay for it',
        ),
        'One Sunday a month you will stand next to a man opening four hundred oysters.',
      ),
      seo_title: 'Breakfast cook at Neptune, Providence',
      seo_description:
        'Cook breakfast for ninety in Providence: in at four, home by noon, five days a week and no dinner service. Full-time, $23 to $27 an hour.',
      posted: posted(15),
      closes: closes(21),
      status: 'open',
    }),
    story('careers/head-housekeeper', 'Head housekeeper', {
      component: 'job',
      title: 'Head housekeeper, from the first day',
      hotel: ref('hotels/shenandoah-mansions'),
      department: 'housekeeping',
      type: 'full',
      location: 'Roanoke, Virginia',
      pay_min: '58000',
      pay_max: '66000',
      pay_unit: 'year',
      description: richText(
        'Fifty-eight rooms, each with a porch, none of them finished. You begin in January so that the linen rooms are where you would put them, and you hire your own fourteen people before we open.',
        'We make beds in pairs, pay by the hour and not by the room, and nobody does more than eleven departures in a day. The last of these is in writing.',
        list(
          'You have run a floor or a house, in any kind of building',
          'You know what to do about apple stains, mud, ladybirds and brides’ mothers',
          'Spanish or Haitian Creole beside English would help the people you hire',
        ),
      ),
      seo_title: 'Head housekeeper at Shenandoah Mansions, Roanoke',
      seo_description:
        'Set up the linen rooms of a hotel with fifty-eight rooms in Roanoke and hire its fourteen housekeepers before it opens. $58,000 to $66,000 a year.',
      posted: posted(12),
      closes: closes(60),
      status: 'open',
    }),
    story('careers/plasterers-apprentice', 'Plasterer’s apprentice', {
      component: 'job',
      title: 'Plasterer’s apprentice',
      department: 'restoration',
      type: 'full',
      location: 'All five cities, based where you live',
      pay_min: '20',
      pay_max: '31',
      pay_unit: 'hour',
      description: richText(
        'Three years with Rosalie Thibodeaux, at rising pay, ending in a trade. You will carry a lot of buckets in the first and run a cornice alone in the third. No experience asked for; she prefers to start with clean habits.',
        'Travel is about one week in three, in our own rooms. Tools are yours to keep.',
        list('Eighteen or over', 'Fit to lift fifty pounds up a ladder, or to work out how not to', 'Not in a hurry'),
      ),
      seo_title: 'Plasterer’s apprentice, all five ash hotels',
      seo_description:
        'Three years of plastering with Rosalie Thibodeaux in five old hotels, from buckets to a cornice of your own. No experience asked for, $20 to $31 an hour.',
      posted: posted(30),
      closes: closes(70),
      status: 'open',
    }),
    story('careers/boiler-keeper', 'Boiler keeper', {
      component: 'job',
      title: 'Boiler keeper',
      hotel: ref('hotels/peter-and-paul'),
      department: 'maintenance',
      type: 'full',
      location: 'New Orleans, Louisiana',
      description: richText(
        'Two boilers, both called Agnes. Filled in four days by the second person who asked to see them.',
      ),
      seo_title: 'Boiler keeper at Peter & Paul, New Orleans',
      seo_description:
        'This job at Peter & Paul in New Orleans is filled: two boilers, both called Agnes, went to the second person who asked. See what else is open.',
      posted: posted(60),
      status: 'closed',
    }),
    story('careers/packer', 'Packer, October to January', {
      component: 'job',
      title: 'Packer for the holidays',
      department: 'shop',
      type: 'seasonal',
      location: 'Providence, Rhode Island',
      pay_min: '18.50',
      pay_max: '19.50',
      pay_unit: 'hour',
      description: richText(
        'The coal store, a long bench, a great deal of tissue. Six weeks of robes and mugs going out in an order that makes sense by the second day. Weekdays, nine to five, radio by rota.',
        'You will be able to wrap a poster in forty seconds for the rest of your life.',
      ),
      seo_title: 'Packer for the holidays, ash souvenirs',
      seo_description:
        'Pack robes, mugs and posters for the holidays in Providence, October to January, on weekdays from nine to five. Seasonal, $18.50 to $19.50 an hour.',
      posted: posted(6),
      closes: closes(28),
      status: 'open',
    }),
  ];
}
