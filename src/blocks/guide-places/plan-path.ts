const guideForm = /^ash-city-guides\/[^/]+$/;

/** The field of the form that adds a place to a day plan: the place's slug. */
export const addField = 'add';

/** Where the day plan of a city's guide is; `null` where the guide is at no address that has one. */
export function planPath(guideSlug: string): string | null {
  const slug = guideSlug.replace(/\/+$/, '');
  return guideForm.test(slug) ? `/${slug}/plan` : null;
}
