import type { Input } from '../../story-fields.ts';

type Dish = Input<'menu_item'>;

/** A section of a menu, with an optional line under its name. */
export function section(name: string, note: string, ...items: Dish[]): Input<'menu_section'> {
  return { component: 'menu_section', name, ...(note ? { note } : {}), items };
}

/** A dish or drink priced in US dollars, without alcohol unless told; sizes with prices of their own go in `variants`. */
export function dish(
  name: string,
  price: string,
  description: string,
  more: Omit<Dish, 'component' | 'name' | 'price' | 'description' | 'currency'> = {},
): Dish {
  return {
    component: 'menu_item',
    name,
    description,
    currency: 'USD',
    contains_alcohol: false,
    ...(price ? { price } : {}),
    ...more,
  };
}

export function sizes(...pairs: [label: string, price: string][]): Input<'price_variant'>[] {
  return pairs.map(([label, price]) => ({ component: 'price_variant', label, price }));
}

type Day = NonNullable<Input<'hours_row'>['days']>[number];

/** A line of opening hours; a closing time before the opening time is on the next day. */
export function hours(days: Day[], open: string, close: string, note = ''): Input<'hours_row'> {
  return { component: 'hours_row', days, open, close, ...(note ? { note } : {}) };
}

type Action = Input<'venue_control'>['action'];

/** The buttons of a venue, each with the words that the venue uses for it. */
export function controls(...pairs: [action: Action, label: string][]): Input<'venue_control'>[] {
  return pairs.map(([action, label]) => ({ component: 'venue_control', action, label }));
}
