import { readSlugs } from '#blocks/guide-places/plan-cookie.ts';
import { addField } from '#blocks/guide-places/plan-path.ts';
import { mostStops } from './plan-address.ts';

const kinds = [addField, 'earlier', 'later', 'remove', 'back'] as const;

/** What a button of the plan asks for: its name is the kind, its value the place. `at`: where a place goes that comes back. */
export type PlanChange = { kind: (typeof kinds)[number]; slug: string; at?: number };

/** A place that was just taken out, and where it stood, from 0. */
export type Removal = { slug: string; at: number };

/** `null` where a form names no place. */
export function readChange(form: FormData): PlanChange | null {
  for (const kind of kinds) {
    const slug = form.get(kind);
    const [place] = typeof slug === 'string' ? readSlugs(slug) : [];
    if (place !== undefined)
      return kind === 'back' ? { kind, slug: place, at: readIndex(form.get('at')) } : { kind, slug: place };
  }
  return null;
}

/** The plan after a change; as it was where the change is none, such as 'earlier' of the first stop. */
export function changePlan(slugs: readonly string[], { kind, slug, at: back = slugs.length }: PlanChange): string[] {
  const at = slugs.indexOf(slug);
  if (kind === 'back') {
    return at >= 0 || slugs.length >= mostStops ? [...slugs] : slugs.toSpliced(back, 0, slug);
  }
  if (kind === addField) return at >= 0 || slugs.length >= mostStops ? [...slugs] : [...slugs, slug];
  if (kind === 'remove') return slugs.filter((other) => other !== slug);
  const to = kind === 'earlier' ? at - 1 : at + 1;
  const [one, other] = [slugs[at], slugs[to]];
  if (one === undefined || other === undefined) return [...slugs];
  return slugs.with(at, other).with(to, one);
}

/** The query of a plan's address that says what was just taken out of it; `''` where nothing was. */
export function removalQuery(before: readonly string[], after: readonly string[], change: PlanChange | null): string {
  if (change?.kind !== 'remove' || !before.includes(change.slug) || after.includes(change.slug)) return '';
  return `${after.length > 0 ? '&' : '?'}removed=${change.slug}&at=${before.indexOf(change.slug)}`;
}

export function readRemoval(query: URLSearchParams): Removal | null {
  const [slug] = readSlugs(query.get('removed'));
  return slug === undefined ? null : { slug, at: readIndex(query.get('at')) };
}

function readIndex(text: FormDataEntryValue | null): number {
  return typeof text === 'string' && /^\d$/.test(text) ? Number(text) : mostStops;
}
