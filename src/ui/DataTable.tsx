import type { TableFieldValue } from '@storyblok/schema';
import { type ReactNode, useId } from 'react';
import styles from './DataTable.module.css';

/** A scroll container must be reached by keyboard. */
const reachable = { tabIndex: 0 } as const;

/** A table wider than its place scrolls inside a region that the keyboard reaches and screen readers name. */
export function TableRegion({
  label,
  labelledBy,
  children,
}: {
  label?: string;
  labelledBy?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.region} aria-label={label} aria-labelledby={labelledBy} {...reachable}>
      {children}
    </section>
  );
}

type DataTableProps = { table: TableFieldValue | null | undefined; caption?: string | null | undefined };

/** A table field: its first row names the columns. */
export function DataTable({ table, caption }: DataTableProps) {
  const id = useId();
  if (!table || table.tbody.length === 0) return null;
  return (
    <TableRegion {...(caption ? { labelledBy: id } : { label: 'Table' })}>
      <table>
        {caption ? (
          <caption id={id}>
            <span>{caption}</span>
          </caption>
        ) : null}
        {table.thead.some(({ value }) => value) ? (
          <thead>
            <tr>
              {table.thead.map((cell, index) => (
                <th key={cell._uid ?? index} scope="col">
                  {cell.value}
                </th>
              ))}
            </tr>
          </thead>
        ) : null}
        <tbody>
          {table.tbody.map((row, index) => (
            <tr key={row._uid ?? index}>
              {row.body?.map((cell, column) => (
                <td key={cell._uid ?? column}>{cell.value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
