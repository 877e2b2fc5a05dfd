import { classNames } from '#ui/class-names.ts';
import styles from './HoursTable.module.css';
import type { HoursLine } from './opening-hours.ts';

type HoursTableProps = {
  lines: readonly HoursLine[];
  venueName: string;
  /** A line for each row, or a column for each as on a strip over a counter. */
  layout?: 'rows' | 'strip';
};

/**
 * The week of a venue; nothing when it is not known. Each layout draws it from `view.lines` (`venue-view.ts`) under its
 * heading 'Hours', and leaves out both where there are none.
 */
export function HoursTable({ lines, venueName, layout = 'rows' }: HoursTableProps) {
  if (lines.length === 0) return null;
  const caption = <caption className="visually-hidden">Hours of {venueName}</caption>;
  if (layout === 'strip') {
    return (
      <table className={classNames(styles.hours, styles.strip)}>
        {caption}
        <thead>
          <tr>
            {lines.map(({ key, days }) => (
              <th key={key} scope="col">
                {days}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {lines.map((line) => (
              <Times key={line.key} line={line} />
            ))}
          </tr>
        </tbody>
      </table>
    );
  }
  return (
    <table className={classNames(styles.hours, styles.rows)}>
      {caption}
      <tbody>
        {lines.map((line) => (
          <tr key={line.key}>
            <th scope="row">{line.days}</th>
            <Times line={line} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Times({ line: { times, note } }: { line: HoursLine }) {
  return (
    <td>
      {times}
      {note ? <span className={styles.note}>{note}</span> : null}
    </td>
  );
}
