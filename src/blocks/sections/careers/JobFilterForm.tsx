import { type JobFilter, jobChoices } from '../../jobs/jobs.ts';
import { FilterForm, FilterSelect } from '../../lists/FilterForm.tsx';
import type { StoryOf } from '../../stories/stories.ts';

type JobFilterFormProps = {
  jobs: readonly StoryOf<'job'>[];
  filters: readonly (keyof JobFilter)[];
  chosen: JobFilter;
  count: number;
};

const labels: Record<keyof JobFilter, string> = { hotel: 'Hotel', department: 'Department', type: 'Hours' };

/** The filters that the editor switched on. */
export function JobFilterForm({ jobs, filters, chosen, count }: JobFilterFormProps) {
  return (
    <FilterForm
      count={count === 1 ? '1 open position' : `${count} open positions`}
      filtered={filters.some((filter) => chosen[filter] !== '')}
    >
      {filters.map((filter) => (
        <FilterSelect
          key={filter}
          label={labels[filter]}
          name={filter}
          value={chosen[filter]}
          choices={jobChoices(jobs, filter)}
        />
      ))}
    </FilterForm>
  );
}
