import type { Blocks } from '../../registry/schemas.ts';

const head = ['Room', 'Bed', 'Floor', 'Faces'];
const rows = [
  ['Corner King', 'One king', '4 to 17', 'Broadway and the park'],
  ['Clerk’s Double', 'Two doubles', '2 to 9', 'The courtyard'],
  ['Drafting Room', 'One queen, one sofa bed', '18', 'North, and a great deal of sky'],
];

export const tableBlockExample: Blocks['table_block'] = {
  _uid: 'example-table-block',
  component: 'table_block',
  caption: 'Rooms by floor',
  table: {
    thead: head.map((value) => ({ value })),
    tbody: rows.map((row) => ({ body: row.map((value) => ({ value })) })),
  },
};
