import type { ReactNode } from 'react';
import { TableRegion } from '#ui/DataTable.tsx';
import styles from './ListTable.module.css';

type ListTableProps = {
  /** Names it for screen readers. */
  label: string;
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** The last column holds amounts of money. */
  hasAmounts?: boolean;
};

/** A table of things; on a phone, where it has no room, a list of them. */
export function ListTable({ label, columns, rows, hasAmounts = false }: ListTableProps) {
  const classOf = (column: number) => (hasAmounts && column === columns.length - 1 ? styles.amount : undefined);
  return (
    <TableRegion label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={classOf(index)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((cell, index) => (
                <td key={columns[index]} className={classOf(index)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
