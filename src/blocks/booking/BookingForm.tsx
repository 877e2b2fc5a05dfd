import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { maxAdults, maxChildren, maxNights } from '#protocol/booking/stay-limits.ts';
import { Button } from '#ui/Button.tsx';
import { emit } from '../analytics/analytics.ts';
import { BookingField } from './BookingField.tsx';
import styles from './BookingForm.module.css';
import type { BookingHotel } from './booking-hotel.ts';
import { CallToBook } from './CallToBook.tsx';
import { CountField } from './CountField.tsx';
import {
  checkStay,
  dayAfter,
  isDay,
  maxPromoLength,
  readStayForm,
  type StayErrors,
  type StayForm,
  todayIn,
} from './check-stay.ts';
import { moveDeparture, useStoredValues } from './stay-fields.ts';

type BookingFormProps = {
  /** One is not chosen from; without any, the form is of all hotels. */
  hotels: readonly BookingHotel[];
  /** What the ids of the fields begin with; the rest is the field's name. */
  idPrefix?: string;
  /** Slug of the hotel that is chosen first. */
  chosen: string | null;
  /** The instant the page was made, ISO 8601. */
  now: string;
  /** The most guests of each kind. */
  limits?: { adults: number; children: number };
  promo?: boolean;
  /** What was sent before, and what is wrong with it. */
  values?: StayForm;
  errors?: StayErrors;
  /** Further fields, before the button. */
  children?: ReactNode;
  submitLabel?: string;
  /** Rooms may be asked for without days. */
  daysOptional?: boolean;
  /** IANA name of the zone whose day is today, where there is no hotel. */
  timeZone?: string;
};

const widest = { adults: maxAdults, children: maxChildren };

/**
 * Collects a stay and sends it to `/hotels`, which shows rooms with their prices for it. The browser's own date fields are
 * the date picker (docs/decisions/0005); the rules are checked here as the server checks them.
 */
export function BookingForm(props: BookingFormProps) {
  const { hotels, chosen, now, limits = widest, promo = true, values } = props;
  const form = useRef<HTMLFormElement>(null);
  const ownId = useId();
  const id = (name: keyof StayForm) => `${props.idPrefix ?? ownId}-${name}`;
  const [errors, setErrors] = useState(props.errors ?? {});
  const [slug, setSlug] = useState(values?.hotel || chosen || '');
  const [arrive, setArrive] = useState(values?.arrive ?? '');
  const [isLeaving, setLeaving] = useState(false);
  useStoredValues(form, values !== undefined, setArrive);

  // A page restored from the back/forward cache would still show the leaving state.
  useEffect(() => {
    const arrived = () => setLeaving(false);
    addEventListener('pageshow', arrived);
    return () => removeEventListener('pageshow', arrived);
  }, []);

  const hotel = hotels.find((candidate) => candidate.slug === slug) ?? (hotels.length === 1 ? hotels[0] : undefined);
  const zone = (hotel ?? hotels[0])?.timeZone ?? props.timeZone ?? 'UTC';
  const today = todayIn(zone, new Date(now));
  const earliest = isDay(arrive) ? arrive : today;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const stay = readStayForm(new FormData(event.currentTarget));
    const found = checkStay(stay, { today: todayIn(zone, new Date()), ...limits });
    if (props.daysOptional && stay.arrive === '' && stay.depart === '') {
      delete found.arrive;
      delete found.depart;
    }
    setErrors(found);
    const [first] = [...event.currentTarget.elements].filter(
      (field) => field instanceof HTMLElement && 'name' in field && String(field.name) in found,
    );
    event.preventDefault();
    if (first instanceof HTMLElement) return first.focus();
    if (isLeaving) return;
    setLeaving(true);
    emit('book_click', { hotel: stay.hotel, ...(stay.room && { room: stay.room }) });
    // Assigns the address instead of submitting, because the first page's form-action policy is still in force.
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    location.assign(`/hotels?${new URLSearchParams(fields.filter(([, value]) => value !== ''))}`);
  };

  return (
    <form ref={form} method="get" action="/hotels" className={styles.form} onSubmit={submit} noValidate>
      {hotels.length > 1 ? (
        <BookingField id={id('hotel')} label="Hotel" error={errors.hotel} className={styles.hotel}>
          {(field) => (
            <select {...field} name="hotel" value={slug} onChange={(event) => setSlug(event.target.value)}>
              <option value="">All hotels</option>
              {hotels.map((option) => (
                <option key={option.slug} value={option.slug}>
                  {choiceOf(option)}
                </option>
              ))}
            </select>
          )}
        </BookingField>
      ) : hotels[0] ? (
        <input type="hidden" name="hotel" value={hotels[0].slug} />
      ) : null}
      {hotel && !hotel.bookable ? (
        <CallToBook hotel={hotel} />
      ) : (
        <>
          <BookingField id={id('arrive')} label="Check-in" error={errors.arrive}>
            {(field) => (
              <input
                {...field}
                type="date"
                name="arrive"
                required={!props.daysOptional}
                min={today}
                defaultValue={values?.arrive}
                onChange={(event) => {
                  setArrive(event.target.value);
                  moveDeparture(form.current, event.target.value);
                }}
              />
            )}
          </BookingField>
          <BookingField id={id('depart')} label="Check-out" error={errors.depart}>
            {(field) => (
              <input
                {...field}
                type="date"
                name="depart"
                required={!props.daysOptional}
                min={dayAfter(earliest)}
                max={isDay(arrive) ? dayAfter(arrive, maxNights) : undefined}
                defaultValue={values?.depart}
              />
            )}
          </BookingField>
          <CountField
            id={id('adults')}
            label="Adults"
            name="adults"
            least={1}
            most={limits.adults}
            value={values?.adults || '2'}
            error={errors.adults}
          />
          {limits.children > 0 ? (
            <CountField
              id={id('children')}
              label="Children"
              name="children"
              least={0}
              most={limits.children}
              value={values?.children || '0'}
              error={errors.children}
            />
          ) : null}
          {promo ? (
            <BookingField id={id('promo')} label="Promotion code" error={errors.promo} className={styles.promo}>
              {(field) => (
                <input
                  {...field}
                  type="text"
                  name="promo"
                  defaultValue={values?.promo}
                  maxLength={maxPromoLength}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                />
              )}
            </BookingField>
          ) : values?.promo ? (
            <input type="hidden" name="promo" value={values.promo} />
          ) : null}
          {values?.room ? <input type="hidden" name="room" value={values.room} /> : null}
          {props.children}
          <Button type="submit" className={styles.submit} aria-disabled={isLeaving || undefined}>
            {isLeaving ? 'One moment' : (props.submitLabel ?? 'Check availability')}
          </Button>
        </>
      )}
    </form>
  );
}

/** `Ulysses, Baltimore`; a hotel that has to be called says so. */
function choiceOf({ name, city, bookable }: BookingHotel): string {
  return `${name}${city && `, ${city}`}${bookable ? '' : ' (not booked online)'}`;
}
