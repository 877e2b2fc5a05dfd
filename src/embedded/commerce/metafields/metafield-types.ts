import { z } from 'zod';

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});
const jsonOf = <Shape extends z.ZodType>(shape: Shape) => json.pipe(shape);
const text = z.string();

const types: Record<string, z.ZodType> = {
  single_line_text_field: z.string().regex(/^[^\n\r]*$/),
  multi_line_text_field: text,
  number_integer: z.string().regex(/^-?\d{1,16}$/),
  number_decimal: z.string().regex(/^-?\d{1,13}(\.\d{1,9})?$/),
  boolean: z.enum(['true', 'false']),
  date: z.iso.date(),
  date_time: z.iso.datetime({ offset: true, local: true }),
  url: z.url({ protocol: /^(https?|mailto|tel|sms)$/ }),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  json,
  money: jsonOf(z.object({ amount: z.string(), currency_code: z.string().length(3) })),
  rating: jsonOf(z.object({ value: z.string(), scale_min: z.string(), scale_max: z.string() })),
  'list.single_line_text_field': jsonOf(z.array(z.string())),
  'list.number_integer': jsonOf(z.array(z.int())),
};

/** The vendor's types that a storefront can make sense of. */
export const metafieldTypeNames = Object.keys(types);

/** The form of a type's value; null for a type that is not served. */
export function metafieldType(name: string): z.ZodType | null {
  return Object.hasOwn(types, name) ? (types[name] ?? null) : null;
}
