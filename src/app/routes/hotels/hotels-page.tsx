import { useEffect, useRef } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { Section } from '#ui/Section.tsx';
import { trailOf } from '../../breadcrumb-trail.ts';
import { requestContext, siteContext } from '../../context.ts';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbList } from '../../seo/structured-data/breadcrumb-list.ts';
import { graph } from '../../seo/structured-data/node.ts';
import { clearStayCookie, setStayCookie } from '../../stay/read-stay.server.ts';
import { hotelsPath } from '../../stay/stay-paths.ts';
import { BookingErrors } from '../book/BookingErrors.tsx';
import { accessKinds } from './access-kinds.ts';
import { CompareTable } from './CompareTable.tsx';
import { compareFormId, roomListsId } from './compare-form.ts';
import { HotelLinks } from './HotelLinks.tsx';
import { HotelRooms } from './HotelRooms.tsx';
import { loadHotels, type HotelsPage as Page } from './load-hotels.server.ts';
import { addressOf } from './page-address.ts';
import { StayNotices } from './StayNotices.tsx';
import { StaySearch, searchPrefix } from './StaySearch.tsx';
import { daysWords, guestsWords, nightsWords } from './stay-words.ts';

/**
 * `/hotels`: rooms of all hotels, or with `hotel` of one, with their prices for the stay. A stay that the cookie keeps is put
 * into the address, so that the page can be shared; one in the address is kept. 422 where it is wrong.
 */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { version, now } = context.get(requestContext);
  const { content, booking, log, publicUrl } = site;
  const cookies = request.headers.get('Cookie');
  const { page, from } = await loadHotels(url.searchParams, cookies, { content, booking, log, version, now });
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  const { compare } = page.query;
  if (from === 'cookie') throw redirect(hotelsPath({ ...addressOf(page), compare }), { status: 302, headers });
  if (page.stay) headers.append('Set-Cookie', setStayCookie(page.stay, publicUrl));
  if (page.query.forget) headers.append('Set-Cookie', clearStayCookie(publicUrl));
  const status = Object.keys(page.errors).length > 0 ? 422 : 200;
  return data({ page, now: now.toISOString(), publicUrl, isPlain: url.search === '' }, { status, headers });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return [];
  const { page, publicUrl, isPlain } = loaderData;
  const isRefused = Object.keys(page.errors).length > 0;
  return pageMeta({
    seo: { noindex: !isPlain },
    title: `${isRefused ? 'To put right: ' : ''}${titleOf(page)} · ash`,
    description:
      'Every room of every house: what it costs for your nights with fees and taxes, who fits in it, and which are accessible.',
    path: '/hotels',
    publicUrl,
    graph: isPlain ? graph(breadcrumbList(trailOf(['All rooms', '/hotels']), publicUrl)) : null,
  });
};

export default function HotelsPage() {
  const { page, now } = useLoaderData<typeof loader>();
  const { only, stay, errors, hotels, compared, query } = page;
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const { stay: asked = null } = addressOf(page);
  const shown = hotels.filter(({ rooms, pairs }) => rooms.length + pairs.length > 0);
  return (
    <TitledPage
      title={titleOf(page)}
      summary={
        stay
          ? `${[daysWords(stay), nightsWords(stay), guestsWords(stay), ...filterWords(page)].join(', ')}. Each price is the whole one: fees and taxes are in it.`
          : 'Say which nights, and every room shows its whole price, fees and taxes in it.'
      }
      {...(only ? { parent: { label: 'All hotels', href: hotelsPath({ stay: asked }) } } : {})}
    >
      <Section layout={stay ? 'plain' : 'display'}>
        <BookingErrors ref={summary} errors={errors} prefix={searchPrefix} />
        <StaySearch key={hotelsPath(addressOf(page))} page={page} now={now} />
      </Section>
      <Section layout="plain">
        <StayNotices page={page} />
        {compared ? <CompareTable compared={compared} page={page} /> : null}
        {/* The boxes stand in the lists, and name this form. */}
        <form id={compareFormId} method="get" action="/hotels#compare" hidden>
          {[...new URLSearchParams(hotelsPath(addressOf(page)).split('?')[1])].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        </form>
        <div id={roomListsId}>
          {shown.length > 1 ? <HotelLinks hotels={shown} /> : null}
          {shown.map((offers, index) => (
            <HotelRooms key={`${offers.hotel.slug} ${query.hotel}`} offers={offers} page={page} isFirst={index === 0} />
          ))}
        </div>
      </Section>
    </TitledPage>
  );
}

/** `in Detroit`, `step-free`, `free rooms only`: what the folded form asks for beside the nights and the guests. */
function filterWords({ query, cities }: Page): string[] {
  const city = cities.find(({ value }) => value === query.city)?.name;
  const access = accessKinds.filter(({ value }) => query.access.includes(value)).map(({ name }) => name.toLowerCase());
  return [...(city ? [`in ${city}`] : []), ...access, ...(query.open ? ['free rooms only'] : [])];
}

function titleOf({ only }: Page): string {
  return only ? `Rooms at ${only.name}` : 'All rooms';
}
