import { createContext, use } from 'react';

/**
 * The page's hydration data as JSON. Set on the server alone: in the browser the JSON is in the document,
 * and the pure call is left out of the build.
 */
export const HydrationContext = /* @__PURE__ */ createContext('');

/**
 * In place of React Router's `<Scripts>`, whose inline scripts the page's policy forbids: the same data as one JSON
 * block that nothing executes. The boot script reads it when the page has settled (`start-application.ts`).
 *
 * The browser renders an empty text: React leaves the one that the server wrote.
 */
export function Scripts() {
  const json = import.meta.env.SSR ? use(HydrationContext) : '';
  return (
    <script id="hydration" type="application/json" suppressHydrationWarning>
      {json}
    </script>
  );
}
