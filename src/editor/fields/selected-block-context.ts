import { createContext } from 'react';

/** The block that was pressed in the preview, and what is to be told when one is edited in the form. */
export const SelectedBlockContext = createContext<{ uid: string | null; select: (uid: string) => void }>({
  uid: null,
  select: () => {},
});
