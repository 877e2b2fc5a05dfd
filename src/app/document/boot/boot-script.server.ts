import banners from './banners.ts?inline-script';
import cartPage from './cart-page.ts?inline-script';
import everyPage from './every-page.ts?inline-script';
import planCounts from './plan-counts.ts?inline-script';
import splash from './splash.ts?inline-script';
import stays from './stays.ts?inline-script';

/** What only some pages need before the first paint, by what stands in the HTML of those. */
const pieces: readonly { mark: string; script: string }[] = [
  { mark: ' data-banner=', script: banners },
  { mark: ' data-splash-intro=', script: splash },
  { mark: ' action="/hotels"', script: stays },
  { mark: ' data-plan-count=', script: planCounts },
  { mark: ' data-cart-items=', script: cartPage },
];

/** The inline script of a page: it stands in every document, so it holds nothing that this one does not need. */
export function bootScript(html: Buffer): string {
  return [everyPage, ...pieces.filter(({ mark }) => html.includes(mark)).map(({ script }) => script)].join('');
}
