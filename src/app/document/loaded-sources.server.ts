/**
 * The sites that the booking forms of a page lead to, and the checkout that the cart's form leads to, for its `form-action`: browsers hold that rule against where a
 * form is redirected to as well, and `/book` leads on to the hotel's engine.
 *
 * @param loaderData whatever the routes of the page loaded; a booking form's data are `{hotels: [{origin}]}`.
 */
export function formTargets(loaderData: Readonly<Record<string, unknown>>): string[] {
  const forms = Object.values(loaderData).flatMap((loaded) => [field(loaded, 'answer'), ...sectionsOf(loaded)]);
  const hotels = forms.flatMap((form) => {
    const listed = field(form, 'hotels');
    return Array.isArray(listed) ? listed : [];
  });
  const origins = hotels.map((hotel) => field(hotel, 'origin'));
  const checkouts = Object.values(loaderData).flatMap((loaded) => {
    const url = field(field(field(field(loaded, 'shown'), 'reply'), 'cart'), 'checkoutUrl');
    return typeof url === 'string' ? [new URL(url).origin] : [];
  });
  return [...new Set([...origins.filter((origin) => typeof origin === 'string'), ...checkouts])];
}

/** The origins that the street map of a page draws with, for its `connect-src` and `img-src`; most pages have none. */
export function mapSources(loaderData: Readonly<Record<string, unknown>>): string[] {
  const origins = Object.values(loaderData)
    .flatMap(sectionsOf)
    .flatMap((section) => field(field(section, 'streetMap'), 'origins') ?? []);
  return [...new Set(origins.filter((origin) => typeof origin === 'string'))];
}

/** What the sections of a page fetched. */
function sectionsOf(loaded: unknown): unknown[] {
  return Object.values(field(loaded, 'blockData') ?? {});
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
