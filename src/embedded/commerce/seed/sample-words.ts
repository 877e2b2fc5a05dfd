const MATERIALS =
  'walnut oak ash beech maple brass copper pewter steel iron linen cotton wool felt silk canvas leather cork slate marble clay stoneware porcelain glass enamel paper wax rattan bamboo horn'.split(
    ' ',
  );
const THINGS =
  'bowl cup mug plate tray jug vase lamp candlestick coaster spoon ladle board basket box drawer mirror frame print poster notebook pencil opener stamp tag hook hanger brush broom pail towel napkin apron blanket pillow quilt rug mat curtain robe slipper scarf hat glove bag pouch wallet belt clock bell whistle game puzzle kite top marble doll drum harmonica candle'.split(
    ' ',
  );
const ROOMS = 'kitchen bathroom bedroom study hallway porch garden library cellar attic'.split(' ');
const MOODS = 'quiet stubborn cheerful plain patient bright sober handsome honest crooked'.split(' ');
const MAKERS = Array.from({ length: 40 }, (_, index) => `${seriesName(index * 977 + 13)} & Sons`);
const SIZES = ['Small', 'Middle', 'Large'];
const COLORS = [
  { name: 'Mint', swatch: '#8fbfa3' },
  { name: 'Ochre', swatch: '#c98a2b' },
  { name: 'Ink', swatch: '#1d2433' },
];

/** A made-up name of three syllables; there are 4,096 of them. */
function seriesName(index: number): string {
  const syllables = 'bar del fen gor hal jun kes lor mar nev pol quin ros tav vel wen'.split(' ');
  const parts = [index, index >>> 4, index >>> 8].map((place) => syllables[place % syllables.length] ?? '');
  const name = parts.join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What the made-up shop is named with. */
export const sampleWords = { MATERIALS, THINGS, ROOMS, MAKERS, MOODS, COLORS, SIZES, seriesName };
