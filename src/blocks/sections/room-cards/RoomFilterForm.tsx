import { FilterBox, FilterForm, FilterSelect } from '../../lists/FilterForm.tsx';
import { bedName } from '../../rooms/room-facts.ts';
import type { StoryOf } from '../../stories/stories.ts';
import { bedTypesOf, isFiltered, type RoomFilter } from './room-filter.ts';

type RoomFilterFormProps = {
  rooms: readonly StoryOf<'room'>[];
  filter: RoomFilter;
  /** Whether accessible rooms can be asked for. */
  accessible: boolean;
  count: string;
};

/** The room filters: guests, bed and, where the editor wants it, accessible rooms only. */
export function RoomFilterForm({ rooms, filter, accessible, count }: RoomFilterFormProps) {
  const most = Math.max(1, ...rooms.map(({ content }) => Number(content.max_guests) || 0));
  const guests = Array.from({ length: most }, (_, index) => String(index + 1));
  return (
    <FilterForm count={count} filtered={isFiltered(filter)}>
      <FilterSelect
        label="Guests"
        name="guests"
        value={filter.guests > 0 ? String(filter.guests) : ''}
        choices={guests.map((value) => ({ value, name: value === String(most) ? value : `${value} or more` }))}
      />
      <FilterSelect
        label="Bed"
        name="bed"
        value={filter.bed}
        choices={bedTypesOf(rooms).map((value) => ({ value, name: bedName(value) }))}
      />
      {accessible ? <FilterBox label="Accessible" name="accessible" value="1" checked={filter.accessible} /> : null}
    </FilterForm>
  );
}
