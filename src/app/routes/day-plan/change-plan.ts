import { readSlugs } from '#blocks/guide-places/plan-cookie.ts';
import { addField } from '#blocks/guide-places/plan-path.ts';
import { mostStops } from './plan-address.ts';

const kinds = [addField, 'earlier', 'later', 'remove'] as const;

/** What a button of the plan asks for: its name is the kind, its value the place. */
export type PlanChange = { kind: (typeof kinds)[number]; slug: string };

/** `null` where a form names no place. */
export function readChange(form: FormData): PlanChange | null {
  for (const kind of kinds) {
    const slug = form.get(kind);
    const [place] = typeof slug === 'string' ? readSlugs(slug) : [];
    if (place !== undefined) return { kind, slug: place };
  }
  return null;
}

/** The plan after a change; as it was where the change is none, such as 'earlier' of the first stop. */
export function changePlan(slugs: readonly string[], { kind, slug }: PlanChange): string[] {
  const at = slugs.indexOf(slug);
  if (kind === addField) return at >= 0 || slugs.length >= mostStops ? [...slugs] : [...slugs, slug];
  if (kind === 'remove') return slugs.filter((other) => other !== slug);
  const to = kind === 'earlier' ? at - 1 : at + 1;
  const [one, other] = [slugs[at], slugs[to]];
  if (one === undefined || other === undefined) return [...slugs];
  return slugs.with(at, other).with(to, one);
}
