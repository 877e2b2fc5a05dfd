const guideForm = /^ash-city-guides\/[^/]+$/;

/** The field of the form that adds a place to a day plan: the place's slug. */
export const addField = 'add';

/** The field that says where in the guide that form stands: the category that it shows, `''` for all. */
export const categoryField = 'category';

/** The parameter that says in the guide's address which place was added last. */
export const addedParameter = 'added';

/** The button of the guide that adds a place: an address that ends in it gives it the focus again. */
export function addButtonId(slug: string): string {
  return `add-${slug}`;
}

/** The guide's address after a place was added, where the place stands. */
export function addedAddress(guide: string, { category, slug }: { category: string; slug: string }): string {
  const query = new URLSearchParams({ ...(category && { category }), [addedParameter]: slug });
  return `${guide}?${query}#${addButtonId(slug)}`;
}

/** Where the day plan of a city's guide is; `null` where the guide is at no address that has one. */
export function planPath(guideSlug: string): string | null {
  const slug = guideSlug.replace(/\/+$/, '');
  return guideForm.test(slug) ? `/${slug}/plan` : null;
}
