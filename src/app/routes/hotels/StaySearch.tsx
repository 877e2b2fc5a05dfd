import { BookingField } from '#blocks/booking/BookingField.tsx';
import { BookingForm } from '#blocks/booking/BookingForm.tsx';
import { Button } from '#ui/Button.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { accessKinds } from './access-kinds.ts';
import type { HotelsPage } from './load-hotels.server.ts';
import styles from './StaySearch.module.css';

/** What the ids of the fields begin with. */
export const searchPrefix = 'stay';

type StaySearchProps = { page: HotelsPage; now: string };

/**
 * The nights, the guests, and what the rooms must have: one form, which asks the same page again. Once there are nights
 * it is folded, so that the prices come first.
 */
export function StaySearch(props: StaySearchProps) {
  if (!props.page.stay) return <SearchForm {...props} />;
  return (
    <Disclosure summary="Change nights, guests or filters" className={styles.change}>
      <SearchForm {...props} />
    </Disclosure>
  );
}

function SearchForm({ page, now }: StaySearchProps) {
  const { query, values, errors, only, others, cities, stay, timeZone } = page;
  return (
    <>
      <BookingForm
        idPrefix={searchPrefix}
        hotels={others}
        chosen={only?.slug ?? null}
        now={now}
        timeZone={timeZone}
        values={values}
        errors={errors}
        submitLabel="Show rooms"
        daysOptional
      >
        {only ? null : (
          <BookingField id={`${searchPrefix}-city`} label="City">
            {(field) => (
              <select {...field} name="city" defaultValue={query.city}>
                <option value="">Any city</option>
                {cities.map(({ value, name }) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </BookingField>
        )}
        <fieldset className={styles.needs}>
          <legend className="small-label">Accessible rooms</legend>
          {accessKinds.map(({ value, name }) => (
            <Box key={value} name="access" value={value} label={name} isChecked={query.access.includes(value)} />
          ))}
        </fieldset>
        <fieldset className={styles.needs}>
          <legend className="small-label">Show</legend>
          <Box name="open" value="1" label="Only rooms free on these nights" isChecked={query.open} />
          <Box name="rooms" value="2" label="Two rooms together" isChecked={query.two} />
        </fieldset>
      </BookingForm>
      {stay ? (
        <form method="get" action="/hotels" className={styles.forget}>
          {only ? <input type="hidden" name="hotel" value={only.slug} /> : null}
          <Button type="submit" variant="text" name="dates" value="none">
            Forget these nights
          </Button>
        </form>
      ) : null}
    </>
  );
}

type BoxProps = { name: string; value: string; label: string; isChecked: boolean };

function Box({ name, value, label, isChecked }: BoxProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} />
      {label}
    </label>
  );
}
