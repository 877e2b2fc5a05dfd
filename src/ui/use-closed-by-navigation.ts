import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Closes an overlay without an address of its own as soon as another page, or another part of it, is gone to. */
export function useClosedByNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  useEffect(() => {
    if (key !== openedAt) onClose();
  }, [key, openedAt, onClose]);
}
