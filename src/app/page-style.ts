/** The five hotels with an address, and the former name that keeps a theme (docs/reference/routes.md#themes). */
const hotelSlugs = ['the-siren', 'the-dean', 'peter-and-paul', 'ulysses', 'shenandoah-mansions', 'neptune'] as const;
export type HotelSlug = (typeof hotelSlugs)[number];

export type ThemeKey =
  | 'ash'
  | 'dining'
  | 'dean'
  | 'siren'
  | 'peter-and-paul'
  | 'ulysses'
  | 'shenandoah'
  | 'neptune'
  | 'souvenirs-home'
  | 'souvenirs-product';

export type SkinKey = 'diner' | 'candy' | 'gold';

/**
 * What the route alone says about the page's dress: `theme` goes on `<body data-theme>`, `skin` on `<main data-skin>`.
 */
export type PageStyle = { hotel: HotelSlug | null; theme: ThemeKey; skin: SkinKey | null };

const hotelThemes = {
  'the-siren': 'siren',
  'the-dean': 'dean',
  'peter-and-paul': 'peter-and-paul',
  ulysses: 'ulysses',
  'shenandoah-mansions': 'shenandoah',
  neptune: 'neptune',
} as const satisfies Record<HotelSlug, ThemeKey>;

/** Dining and enjoy slugs that count as the-siren (docs/reference/routes.md#themes). */
const sirenVenues = ['karls', 'the-siren-cafe', 'candy-bar', 'the-siren-shop'];

const venueSkins: Record<string, SkinKey> = { karls: 'diner', 'candy-bar': 'candy', 'the-gold-room': 'gold' };

/**
 * The theme, skin and hotel of a path (docs/reference/routes.md#themes). Pure: the same path always gives the same
 * answer.
 *
 * `pathname` starts with a slash and has no query. `venueHotel` is the slug of the hotel that a venue's story names,
 * for the venues that docs/reference/routes.md#themes does not assign.
 */
export function pageStyle(pathname: string, venueHotel: string | null = null): PageStyle {
  const [area = '', first = '', second = ''] = pathname.toLowerCase().split('/').filter(Boolean);

  if (area === 'hotels') {
    const hotel = asHotel(first);
    return { hotel, theme: hotel ? hotelThemes[hotel] : 'ash', skin: null };
  }
  if (area === 'dining' || area === 'enjoy') {
    const skin = venueSkins[first] ?? null;
    if (sirenVenues.includes(first)) return { hotel: 'the-siren', theme: 'siren', skin };
    const hotel = venueHotel === null ? null : asHotel(venueHotel);
    return { hotel, theme: hotel ? hotelThemes[hotel] : 'dining', skin };
  }
  if (area === 'cart' && first === '') return shop('souvenirs-product');
  if (area === 'souvenirs') {
    const isProductPage = (first === 'product' && second !== '') || (first === 'faqs' && second === '');
    return shop(isProductPage ? 'souvenirs-product' : 'souvenirs-home');
  }
  if (area === 'collections') return shop('souvenirs-home');
  return { hotel: null, theme: 'ash', skin: null };
}

function asHotel(slug: string): HotelSlug | null {
  return hotelSlugs.find((hotel) => hotel === slug) ?? null;
}

function shop(theme: 'souvenirs-home' | 'souvenirs-product'): PageStyle {
  return { hotel: null, theme, skin: null };
}
