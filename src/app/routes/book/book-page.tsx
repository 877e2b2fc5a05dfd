import { useEffect, useRef } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
  useLoaderData,
} from 'react-router';
import { BookingForm } from '#blocks/booking/BookingForm.tsx';
import { CallToBook } from '#blocks/booking/CallToBook.tsx';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { Section } from '#ui/Section.tsx';
import { requestContext, siteContext } from '../../context.ts';
import calendar from '../../drawings/calendar.svg?url';
import { PageDrawing } from '../../layouts/PageDrawing.tsx';
import { TitledPage } from '../../layouts/TitledPage.tsx';
import { setStayCookie } from '../../stay/read-stay.server.ts';
import { answerBooking, type BookingAnswer } from './answer-booking.server.ts';
import { BookingErrors } from './BookingErrors.tsx';
import styles from './book-page.module.css';

type FormAnswer = Extract<BookingAnswer, { kind: 'form' }>;

/**
 * The way to a hotel's booking engine: 302 to it, or to rooms and prices where they have to be seen first, or a page where
 * neither can be (422 where the stay is wrong).
 */
export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { version, now } = context.get(requestContext);
  const { content, booking, log, publicUrl } = site;
  const cookies = request.headers.get('Cookie');
  const answer = await answerBooking(url.searchParams, { content, booking, log, version, now, cookies });
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (answer.kind === 'rooms') throw redirect(answer.url, { status: 302, headers });
  if (answer.kind === 'redirect') {
    const { hotel, nights, url: engine, stay } = answer;
    headers.append('Set-Cookie', setStayCookie(stay, publicUrl));
    site.log('info', 'book_redirect', { hotel, nights });
    throw redirectDocument(engine, { status: 302, headers });
  }
  const isWrong = answer.kind === 'form' && Object.keys(answer.errors).length > 0;
  return data({ answer, now: now.toISOString() }, { status: isWrong ? 422 : 200, headers });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${isRefused(loaderData?.answer) ? 'To put right: ' : ''}Book a room · ash` },
  { name: 'robots', content: 'noindex' },
];

export default function BookPage() {
  const { answer, now } = useLoaderData<typeof loader>();
  if (answer.kind === 'call') {
    const { hotel } = answer;
    return (
      <TitledPage title={`Book ${hotel.name}`} parent={{ label: hotel.name, href: hotel.path }}>
        <Section>
          <CallToBook hotel={hotel} />
          <ButtonRow>
            <ButtonLink link={hotel.path} variant="secondary">
              To the house
            </ButtonLink>
          </ButtonRow>
        </Section>
      </TitledPage>
    );
  }
  return answer.kind === 'form' ? <StayPage answer={answer} now={now} /> : null;
}

function StayPage({ answer: { hotels, values, errors, room }, now }: { answer: FormAnswer; now: string }) {
  const hotel = hotels.find(({ slug }) => slug === values.hotel);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => summary.current?.focus(), []);
  return (
    <TitledPage
      title={hotel ? `Book ${hotel.name}` : 'Book a room'}
      summary={
        room
          ? `${room}. Say which nights, and you see what it costs.`
          : 'Say which nights, and every room shows its whole price.'
      }
      {...(hotel ? { parent: { label: hotel.name, href: hotel.path } } : {})}
    >
      <Section>
        <div className={styles.stay}>
          <div>
            <BookingErrors ref={summary} errors={errors} prefix="stay" />
            <BookingForm
              idPrefix="stay"
              hotels={hotels}
              chosen={values.hotel || null}
              now={now}
              values={values}
              errors={errors}
            />
          </div>
          <PageDrawing src={calendar} />
        </div>
      </Section>
    </TitledPage>
  );
}

function isRefused(answer: BookingAnswer | undefined): boolean {
  return answer?.kind === 'form' && Object.keys(answer.errors).length > 0;
}
