import type { ListedEvent } from '../../events/listed-event.ts';
import { FilterForm, FilterSelect } from '../../lists/FilterForm.tsx';
import styles from './EventFilterForm.module.css';
import { type EventFilter, type EventQuery, eventChoices } from './event-query.ts';

const labels: Record<EventFilter, string> = {
  city: 'City',
  when: 'When',
  hotel: 'Hotel',
  venue: 'Venue',
  tag: 'Category',
  month: 'Month',
};

type EventFilterFormProps = {
  events: readonly ListedEvent[];
  filters: readonly EventFilter[];
  query: EventQuery;
  count: number;
};

/** The filters that the editor switched on and that have something to choose between. */
export function EventFilterForm({ events, filters, query, count }: EventFilterFormProps) {
  const offered = filters
    .map((filter) => ({ filter, choices: eventChoices(events, filter) }))
    .filter(({ filter, choices }) => choices.length > 1 || query[filter] !== '');
  if (offered.length === 0) return null;
  const chosen = offered.flatMap(({ filter, choices }) => choices.find(({ value }) => value === query[filter]) ?? []);
  const dates = count === 1 ? '1 date' : `${count} dates`;
  return (
    <FilterForm
      fold={<FilterLine chosen={chosen.map(({ name }) => name).join(', ')} count={dates} />}
      count={dates}
      filtered={offered.some(({ filter }) => query[filter] !== '')}
    >
      {query.view ? <input type="hidden" name="view" value={query.view} /> : null}
      {offered.map(({ filter, choices }) => (
        <FilterSelect key={filter} label={labels[filter]} name={filter} value={query[filter]} choices={choices} />
      ))}
    </FilterForm>
  );
}

/** What is chosen, and how much is shown for it. */
function FilterLine({ chosen, count }: { chosen: string; count: string }) {
  return (
    <>
      <span className={styles.chosen}>
        <span className="small-label">Filters</span> {chosen}
      </span>
      <span className={styles.found}>{count}</span>
    </>
  );
}
