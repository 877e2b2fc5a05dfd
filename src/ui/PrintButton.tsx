import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';

/** Opens the browser's own way to print; there only where a script can. */
export function PrintButton({ children }: { children: ReactNode }) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return scripted ? (
    <Button variant="text" onClick={() => window.print()}>
      {children}
    </Button>
  ) : null;
}
