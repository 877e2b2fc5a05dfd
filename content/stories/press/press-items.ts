import type { Blocks } from '#blocks/registry/schemas.ts';
import { asset } from '../../asset.ts';
import { heading, italic, type Line, richText } from '../../rich-text.ts';
import { type Input, refs, story } from '../../story-fields.ts';

type PressFields = Omit<Input<'press_item'>, 'component' | 'body' | 'date'> & { date: string; body: Line[] };

/** What a publication wrote, published here on the day it appeared there. */
function piece(slug: string, { body, ...fields }: PressFields) {
  const content: Omit<Blocks['press_item'], '_uid'> = { component: 'press_item', body: richText(...body), ...fields };
  return story(`press/${slug}`, `${fields.publication}: ${fields.headline}`, content, {
    first_published_at: `${fields.date}T12:00:00Z`,
  });
}

export const pressItems = [
  piece('sound-timber-five-houses', {
    publication: 'The Journal of Sound Timber',
    headline: 'Five buildings, no theme',
    date: '2026-02-20',
    excerpt:
      'A trade paper for carpenters spends a week inside the group and cannot find the concept. It finds a very good sash.',
    body: [
      'Our members write in about hotels perhaps once a year, and then to complain of a veneer. So it was with low expectations and a moisture meter that I accepted an invitation to look at five of them.',
      'The usual thing, when a company buys an old building, is to decide what it means. A designer is engaged. There is a word. I asked Constance Abernathy, who does the buying, what the word was. She said that the word at present was gutters.',
      'In Providence I was shown how a bunk is let into a wall so that it can be got out again. In Baltimore there are a hundred and eight bay windows and I opened twenty; eighteen stayed where I left them, and a man came with a plane for the others while I stood there. In Virginia they have put white oak posts on stone pads with an air gap, where nine builders in ten would have used a bracket and sealant and had mush by 2040.',
      heading('The complaint'),
      'There must be one. At the Detroit house a replacement door on the sixth floor has its grain running the wrong way in the lock rail. I pointed it out to the maintenance man. He said, “I know. I walk past it every day.” I have rarely felt so well understood.',
      'Moisture readings available on request.',
    ],
    image: asset(
      'press/sound-timber',
      'A sash window laid on a bench, a wooden plane with curls of wood, and a moisture meter reading 9.1',
    ),
    hotels: refs('hotels/the-siren', 'hotels/ulysses', 'hotels/neptune', 'hotels/shenandoah-mansions'),
    seo_title: 'The Journal of Sound Timber on ash: five buildings',
    seo_description:
      'A carpenters’ trade paper visits the five ash hotels with a moisture meter, looks for a concept, and finds posts, sashes and one door with its grain wrong.',
  }),
  piece('switchback-post-slates', {
    publication: 'The Switchback Post',
    headline: 'Eleven thousand slates and one opinion',
    date: '2026-05-03',
    excerpt: 'Roanoke’s weekly climbs the scaffolding at Shenandoah Mansions to ask when, and is told about nails.',
    body: [
      'Everybody on this side of the valley has an opinion about Shenandoah Mansions. Mine, until Tuesday, was that it would fall down. Hollis Reedy let me up the ladder on condition that I did not touch anything and then handed me a hammer.',
      'A slate, he explained, lasts two hundred years. A nail lasts eighty. So a slate roof does not wear out; it lets go, a nail at a time, and people who do not know the difference throw the whole thing in a dumpster and put down shingles. His crew took off every piece by hand, rang each one with a knuckle, and stacked them by sound. What rang went back. What clacked went to a soap maker on Mill Mountain, which I had assumed was a joke.',
      'Copper nails this time. “Come back in 2226,” he said.',
      'I asked about the opening and he showed me the chimney. I asked about parking and he showed me the other chimney. On the way down I met the Tolley sisters, who gave me an apple and said it would be ready when it was ready, and did I want a bag.',
      'Correction to last week’s crossword: 14 across should have been LEDGE.',
    ],
    image: asset(
      'press/switchback-post',
      'Scaffolding on a slate roof: a builder explains with a hammer, a reporter writes, two old sisters wait below with a bag of apples',
      { focus: '600x0:1800x900' },
    ),
    hotels: refs('hotels/shenandoah-mansions'),
    seo_title: 'The Switchback Post on the slates of Shenandoah',
    seo_description:
      'A Roanoke weekly goes up the scaffolding at Shenandoah Mansions: why a slate roof fails by its nails, what is done with the dud slates, and no date at all.',
  }),
  piece('calvert-table-talk-gold-room', {
    publication: 'Calvert Table Talk',
    headline: 'The rockfish, and what was above it',
    date: '2025-11-14',
    excerpt: 'Baltimore’s least patient restaurant column has dinner at The Gold Room and looks up.',
    body: [
      'I had the rockfish. My husband had the ceiling. He still talks about it.',
      'In its defense, and his, the ceiling of The Gold Room took two women fourteen months with a squirrel brush, and it is lit so that when the kitchen door swings a kind of wave goes across it. I counted four people at other tables who had stopped eating to wait for the door. This column does not award points for ceilings. It is considering it.',
      'The rockfish came whole, its skin scored and blistered, on butter beans cooked with a ham bone by somebody who was not in a hurry. There was a saucer of pickled ramps. There was nothing else, and nothing else was wanted. Rolls are sent round in a drawer. I do not know why a drawer, and I have thought about little else.',
      'Against: the chairs are handsome and end too soon behind the knee. Coffee took eleven minutes. The man at the next table described his boat.',
      [
        'Two courses and a glass each, a hundred and forty-one dollars before the tip. Book the corner. If you cannot get the corner, book ',
        italic('under the patch'),
        ', where they left one square foot of the old soot so that you can see what they were up against.',
      ],
    ],
    image: asset(
      'press/calvert-table-talk',
      'A whole rockfish on butter beans from above, a gold-rimmed plate, a saucer of ramps and a bill for 141',
    ),
    hotels: refs('hotels/ulysses'),
    seo_title: 'Calvert Table Talk dines at The Gold Room',
    seo_description:
      'A Baltimore restaurant column orders the rockfish at The Gold Room, loses her husband to the ceiling, and has something to say about chairs and rolls.',
  }),
  piece('lake-and-harbor-doorknobs', {
    publication: 'Lake & Harbor Quarterly',
    headline: 'A mermaid, mostly polished',
    date: '2025-04-12',
    excerpt:
      'An architecture quarterly walks The Siren from the mail chute to the weathervane and reports on the state of the brass.',
    body: [
      'Harbeck Wire Rope went up in 1926 and was forgotten with unusual thoroughness. Guides to the city’s towers skip it. It is not on Woodward; its lot is crooked; its architect, Ambrose Vail, put all his arches where only the clerks would see them.',
      'They have mended the building so quietly that you notice only the doorknobs, and after that you notice nothing else. Each has the rope and anchor of the firm, cast, not stamped. There were four hundred. Ninety had been stolen, and someone at ash had the patience to make a mold from a survivor and the restraint to leave the new ones a shade yellower, so that a curious guest can tell.',
      'That is the method throughout. The checkered floor has a path worn in it from the elevator to Accounts, and the path has been kept and the wax has not. On the upper floors the frosted doors still read TRAFFIC and CLAIMS. You sleep in Claims.',
      'We have reservations. The arcade’s loudspeakers should be lowered by half. The pink bar is very pink. And the mermaid on the roof, regilded by subscription of the neighborhood, has been left tarnished on the side that faces Canada, for reasons that the front desk would not go into.',
    ],
    image: asset(
      'press/lake-and-harbor',
      'The mermaid on the roof of The Siren, polished on one side and green on the other, a man on a ladder with a cloth',
    ),
    hotels: refs('hotels/the-siren'),
    seo_title: 'Lake & Harbor Quarterly walks through The Siren',
    seo_description:
      'An architecture quarterly on The Siren in Detroit: cast doorknobs, a worn path in the checkered floor, doors that read Claims, and a mermaid half polished.',
  }),
  piece('marigny-packet-bell', {
    publication: 'The Marigny Packet',
    headline: 'Parish objects to nothing, is surprised',
    date: '2024-11-08',
    excerpt: 'The neighborhood paper reports from the annual meeting about the bell, the bar and the cat.',
    body: [
      'The annual meeting of the neighbors of Peter & Paul was held in the nave on Monday with sixty present, a record, there being gumbo.',
      'ITEM ONE, the bell. It was recalled that when the bishop let the parish go, residents of Candlemas Street had themselves rung the Angelus every day at noon for seventeen years in shifts, and that the hotel had undertaken in writing to continue. It was asked whether it had. Mr. Trosclair of the hotel produced the log. Four days missed, three of them a hurricane. Applause.',
      'ITEM TWO, the bar in the sacristy corridor. Mrs. Delphine Robichaux, 91, said that she had been baptized six feet from it and that she would have preferred it to be open then. No motion.',
      'ITEM THREE, the cat. A guest had complained that the cat Vesper sits on the organ bench during recitals. Mr. Babineaux said that it was not his bench. No motion.',
      'Under other business a letter was read from a guest of the schoolhouse: “I was confirmed in that church and I slept in that school, for different reasons, fifty years apart. The second time the bed was better and nobody rang a bell at me.” The chair ruled that the last part was a matter of taste.',
      'Meeting closed at 8:10. Gumbo closed at 8:40.',
    ],
    image: asset(
      'press/marigny-packet',
      'Four neighbors in the nave, one with a hand up, a great pot of gumbo steaming behind them',
    ),
    hotels: refs('hotels/peter-and-paul'),
    seo_title: 'The Marigny Packet on Peter & Paul’s neighbors',
    seo_description:
      'Minutes of the neighbors’ annual meeting in the nave at Peter & Paul, New Orleans: the noon bell, the bar, the cat on the organ bench, and the gumbo.',
  }),
  piece('narragansett-ledger-trident', {
    publication: 'The Narragansett Ledger',
    headline: 'The man with the fork',
    date: '2023-05-07',
    excerpt: 'Why a Providence hotel took its own name down, and what it found underneath.',
    body: [
      'The Dean came off on a Friday, in two pieces, with a cold chisel. By the Monday there were people on the river path looking up at a pale rectangle and, below it, at a beard.',
      'Amaya Lindqvist, who is writing a dissertation on harbor charities, had taken a bunk room for a month because it was cheap and near the archive. She had not expected the landlord to be in the boxes. “Forty letters,” she said. “He is very organized about it.” Dean Thorne’s lists of the men refused a bed in 1912 and after are to be published in the spring with her notes, and the hotel is paying the printer.',
      'Under the plate were four coats of paint and under the paint was Neptune, life-size to the waist, in pine. A ship’s carpenter called Olof Brandt carved him in the winter of 1913 against a bill of six dollars, and the trustees had him painted out as unsuitable by Easter.',
      'I stayed two nights to see what else had changed. My cabin was nine feet by eleven and contained, as far as I could establish after two days of looking, everything. The porridge is as it was. So is Manny Teixeira, on nights, who was asked whether guests minded. “They mind about the hot water,” he said.',
      'Descendants of Olof Brandt are asked to come forward. There is a bill.',
    ],
    image: asset(
      'press/narragansett-ledger',
      'The plate of The Dean in two pieces, a box of letters numbered 1 to 40, one of them open, and a chisel',
    ),
    hotels: refs('hotels/neptune'),
    seo_title: 'The Narragansett Ledger: The Dean becomes Neptune',
    seo_description:
      'Why a Providence hotel took its own name down in 2023: forty letters, a brass plate in two pieces, and a carved Neptune under four coats of white paint.',
  }),
];
