import { classNames } from '#ui/class-names.ts';
import { FieldError, RequiredMark } from '#ui/form/Field.tsx';
import type { BoundField } from '#ui/form/form-state.ts';
import type { ReserveTime } from './reserve-view.ts';
import styles from './TimeChoice.module.css';

type TimeChoiceProps = {
  field: BoundField;
  times: readonly ReserveTime[];
  /** Others have been asked for: these are out of sight until those are there. */
  isOld: boolean;
};

/** The times of a day as radio buttons; those without room for the party cannot be chosen, and say so. */
export function TimeChoice({ field, times, isOld }: TimeChoiceProps) {
  const { id, name, error, defaultValue } = field;
  const first = times.find(({ isFree }) => isFree);
  return (
    <fieldset
      className={classNames(styles.group, isOld && styles.old)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>
        Time
        <RequiredMark />
      </legend>
      <div className={styles.times}>
        {times.map((time) => (
          <label key={time.value} className={styles.time}>
            <input
              type="radio"
              // The summary of errors leads to the first that can be chosen.
              id={time === first ? id : undefined}
              name={name}
              value={time.value}
              disabled={!time.isFree}
              required
              defaultChecked={time.isFree && time.value === defaultValue}
              className={styles.radio}
            />
            <span>{time.label}</span>
            <span className={styles.words}>
              {time.isFree ? null : time.left > 0 ? `${time.left} seats left` : 'Full'}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
