import { createContext } from 'react';

export type Selection = {
  /** The block that was pressed in the preview, or is edited in the form. */
  uid: string | null;
  /** The control of that block's field that is to have the focus; a new object each time. */
  target: { controlId: string } | null;
};

type SelectedBlock = Selection & {
  /** To be told when a block is edited in the form. */
  select: (uid: string) => void;
};

export const SelectedBlockContext = createContext<SelectedBlock>({ uid: null, target: null, select: () => {} });
