import { redirect, useLoaderData } from 'react-router';
import { readPlanCookie, readSlugs } from '#blocks/guide-places/plan-cookie.ts';
import { addedAddress, addField, categoryField } from '#blocks/guide-places/plan-path.ts';
import { relations } from '#blocks/registry/schemas.ts';
import { related } from '#blocks/stories/stories.ts';
import { storySlug } from '#protocol/storyblok/story-slug.ts';
import { storyStyle } from '../../brands/story-style.server.ts';
import { type RequestContext, requestContext, type Site, siteContext } from '../../context.ts';
import { readFormData } from '../../forms/read-form-data.server.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { noStore } from '../../session/no-store.server.ts';
import { linkAt } from '../../story-index.server.ts';
import { notFound } from '../errors/not-found.server.ts';
import type { Route } from './+types/day-plan-page';
import { changePlan, readChange, readRemoval, removalQuery } from './change-plan.ts';
import { loadDayPlan } from './load-day-plan.server.ts';
import { PlanView } from './PlanView.tsx';
import { planAddress, removedId, stopId } from './plan-address.ts';
import { setPlanCookie } from './plan-cookie.server.ts';
import { planTitle, summaryWords } from './plan-words.ts';

/** What is open now is another thing in a quarter of an hour, and the plan may be the visitor's own. */
export const middleware: Route.MiddlewareFunction[] = [noStore];

/** A day in a city: `?places=third-shift,the-strand`. Without places it is the plan that the visitor made before. */
export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const guide = guideOf(params);
  const city = await findCity(guide, site, requestInfo);
  if (!city) throw await notFound(url.pathname, site, requestInfo);
  const own = readPlanCookie(request.headers.get('Cookie'));
  const asked = url.searchParams.get('places');
  const path = `${guide}/plan`;
  if (asked === null && own.length > 0) throw redirect(planAddress(path, own), 302);
  const { version, now } = requestInfo;
  const wanted = { city, path, slugs: readSlugs(asked), own, removed: readRemoval(url.searchParams), now };
  const plan = await loadDayPlan(wanted, { content: site.content, version });
  return { plan, pageStyle: storyStyle(guide, null, city.content), publicUrl: site.publicUrl };
}

/**
 * Adds, moves, takes out or puts back a place, and keeps the plan as the visitor's own. A place that was added in the guide leads back
 * to it there; where the plan is full, to the plan, which says so.
 */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  const [site, requestInfo] = [context.get(siteContext), context.get(requestContext)];
  const guide = guideOf(params);
  if (!(await findCity(guide, site, requestInfo))) throw await notFound(url.pathname, site, requestInfo);
  const form = await readFormData(request);
  // The guide does not know what was chosen before; the plan says what it shows.
  const shown = form.get('places');
  const before = typeof shown === 'string' ? readSlugs(shown) : readPlanCookie(request.headers.get('Cookie'));
  const change = readChange(form);
  const plan = change ? changePlan(before, change) : before;
  const headers = { 'Set-Cookie': setPlanCookie(plan, { guide, publicUrl: site.publicUrl }) };
  const category = form.get(categoryField);
  if (typeof category === 'string' && change?.kind === addField && plan.includes(change.slug)) {
    return redirect(addedAddress(guide, { category, slug: change.slug }), { status: 303, headers });
  }
  // A page that is loaded anew would begin at its top; one that a script changes stays where it is.
  const isDocument = request.headers.get('Sec-Fetch-Dest') === 'document';
  const removal = removalQuery(before, plan, change);
  const place = isDocument && change ? `#${plan.includes(change.slug) ? stopId(change.slug) : removedId}` : '';
  return redirect(`${planAddress(`${guide}/plan`, plan)}${removal}${place}`, {
    status: 303,
    headers,
  });
}

function guideOf({ city }: Route.LoaderArgs['params']): string {
  return `/ash-city-guides/${city}`;
}

async function findCity(guide: string, { content }: Site, { version }: RequestContext) {
  const slug = storySlug(guide);
  if (!linkAt(await content.links(version), slug)) return null;
  return related(await content.story(slug, { version, resolveRelations: relations, resolveLinks: 'url' }), 'city');
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { plan, publicUrl } = loaderData;
  return pageMeta({
    seo: { noindex: true },
    title: `${planTitle(plan)} · ash`,
    description: summaryWords(plan),
    path: location.pathname,
    publicUrl,
  });
};

export default function DayPlanPage() {
  const { plan, publicUrl } = useLoaderData<typeof loader>();
  return (
    <TitledPage
      title={planTitle(plan)}
      summary={summaryWords(plan)}
      parent={{ label: `${plan.city} guide`, href: plan.guidePath }}
    >
      <PlanView plan={plan} publicUrl={publicUrl} />
    </TitledPage>
  );
}
