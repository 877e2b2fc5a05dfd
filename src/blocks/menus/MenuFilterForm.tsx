import { FilterBox, FilterForm } from '../lists/FilterForm.tsx';
import type { MenuFilter } from './menu-filter.ts';

type MenuFilterFormProps = {
  choices: { value: MenuFilter; name: string }[];
  chosen: readonly MenuFilter[];
  count: number;
};

/** Diets to tick; an item has to pass all of them. */
export function MenuFilterForm({ choices, chosen, count }: MenuFilterFormProps) {
  return (
    <FilterForm count={count === 1 ? '1 item' : `${count} items`} filtered={chosen.length > 0}>
      {choices.map(({ value, name }) => (
        <FilterBox key={value} label={name} name="diet" value={value} checked={chosen.includes(value)} />
      ))}
    </FilterForm>
  );
}
