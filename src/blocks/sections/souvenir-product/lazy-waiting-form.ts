import { lazySection } from '../../rendering/lazy-section.ts';

/** The form of a variant that is sold out; other products do without its code. */
export const WaitingForm = lazySection('WaitingForm', () => import('./WaitingForm.tsx'));

// The server renders the whole page at once.
if (import.meta.env.SSR) await WaitingForm.preload();
