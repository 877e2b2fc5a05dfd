/** Where the rules are; every page names it in its header `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Pages that are not fetched before anybody asks for them: they belong to one visitor, are rendered for each request, or
 * are no page.
 */
const neverEarly = [
  '/account*',
  '/api/*',
  '/auth/*',
  '/book*',
  '/cart*',
  '/catalogue*',
  '/checkout*',
  '/_services/*',
  '/editor*',
  '/hotels',
  '/newsletter*',
  '/operator*',
  '/orders*',
  '/reservations*',
  '/search*',
  '/*/plan',
  '/*/reserve',
  // Files, feeds and calendars.
  '/*.*',
  // A query: a filter, a form's answer, a stay.
  '/*\\?(.+)',
];

/**
 * Speculation rules: the browser fetches the document of the next page when the pointer rests on its link, or at the press
 * (`moderate`). It does so only for a link of this site, and only until the application runs (`data-interactive`): that
 * fetches a page's data, not its document. Browsers leave it when their user saves data.
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: neverEarly } },
          { selector_matches: 'html:not([data-interactive]) a' },
          { not: { selector_matches: '[rel~=nofollow], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
