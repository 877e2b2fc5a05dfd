/**
 * The look of a page. `theme` goes on `<body data-theme>`, `skin` on `<main data-skin>`; each names a stylesheet in
 * `brands/`. `hotel` is the slug of the hotel whose page it is, or whose venue's.
 */
export type PageStyle = { hotel: string | null; theme: string; skin: string | null };

/** The theme of the group's own pages. */
const groupTheme = 'ash';

/**
 * The look of a page that no story decides: the shop's by its address, the restaurants' where the venue is not known,
 * the group's everywhere else. Pure. `pathname` starts with a slash and has no query.
 */
export function routeStyle(pathname: string): PageStyle {
  return { hotel: null, theme: shopTheme(pathname) ?? (isDining(pathname) ? 'dining' : groupTheme), skin: null };
}

/** The shop's two themes are also the class of the body; null outside of the shop. */
export function shopTheme(pathname: string): 'souvenirs-home' | 'souvenirs-product' | null {
  const [area, first = '', second = ''] = segments(pathname);
  if (area === 'cart' && first === '') return 'souvenirs-product';
  if (area === 'souvenirs') {
    const isProductPage = (first === 'product' && second !== '') || (first === 'faqs' && second === '');
    return isProductPage ? 'souvenirs-product' : 'souvenirs-home';
  }
  return area === 'collections' ? 'souvenirs-home' : null;
}

/** Whether a path lies among the restaurants and bars: `/enjoy/…` shows the venues of `/dining/…`. */
export function isDining(pathname: string): boolean {
  const [area = ''] = segments(pathname);
  return area === 'dining' || area === 'enjoy';
}

function segments(pathname: string): string[] {
  return pathname.toLowerCase().split('/').filter(Boolean);
}
