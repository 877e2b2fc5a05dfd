import type { FieldProps } from './field-props.ts';

type Cell = { value: string; [field: string]: unknown };
type Row = { body: Cell[]; [field: string]: unknown };
type Table = { thead: Cell[]; tbody: Row[]; [field: string]: unknown };

type CellKind = '_table_head' | '_table_col';
const cell = (component: CellKind): Cell => ({ _uid: crypto.randomUUID(), component, value: '' });

/** A table: its head and its rows, cell by cell. */
export function TableField({ id, label, value, onChange }: FieldProps) {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<Table>;
  const table: Table = { fieldtype: 'table', ...given, thead: given.thead ?? [], tbody: given.tbody ?? [] };
  const { thead, tbody } = table;
  const setCell = (row: number | null, column: number, text: string) => {
    const changed = (cells: Cell[]) => cells.map((one, at) => (at === column ? { ...one, value: text } : one));
    if (row === null) onChange({ ...table, thead: changed(thead) });
    else
      onChange({ ...table, tbody: tbody.map((one, at) => (at === row ? { ...one, body: changed(one.body) } : one)) });
  };
  const input = (row: number | null, column: number, text: string) => (
    <input
      id={`${id}-${row ?? 'head'}-${column}`}
      aria-label={`${row === null ? 'Head' : `Row ${row + 1}`}, column ${column + 1}`}
      value={text}
      onChange={({ target }) => setCell(row, column, target.value)}
    />
  );
  return (
    <>
      <section className="table" aria-label={label}>
        <table>
          <thead>
            <tr>
              {thead.map((one, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <th key={column} scope="col">
                  {input(null, column, one.value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tbody.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={index}>
                {row.body.map((one, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={column}>{input(index, column, one.value)}</td>
                ))}
                <td>
                  <button
                    type="button"
                    aria-label={`Remove row ${index + 1}`}
                    onClick={() => onChange({ ...table, tbody: tbody.toSpliced(index, 1) }, null)}
                  >
                    Remove
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="row">
        <button
          type="button"
          onClick={() => {
            const row = {
              _uid: crypto.randomUUID(),
              component: '_table_row',
              body: thead.map(() => cell('_table_col')),
            };
            onChange({ ...table, tbody: [...tbody, row] }, null);
          }}
        >
          Add a row
        </button>
        <button
          type="button"
          onClick={() => {
            const rows = tbody.map((row) => ({ ...row, body: [...row.body, cell('_table_col')] }));
            onChange({ ...table, thead: [...thead, cell('_table_head')], tbody: rows }, null);
          }}
        >
          Add a column
        </button>
        <button
          type="button"
          disabled={thead.length === 0}
          onClick={() => {
            const rows = tbody.map((row) => ({ ...row, body: row.body.slice(0, -1) }));
            onChange({ ...table, thead: thead.slice(0, -1), tbody: rows }, null);
          }}
        >
          Remove the last column
        </button>
      </div>
    </>
  );
}
