/**
 * What every embedded service offers to whoever hosts it.
 *
 * `fetch` answers at the root of its own address space (`/v2/cdn/stories`, `/api/2026-04/graphql.json`, …): the host
 * strips its mount path first, so a service does not know where it is served. `close` ends its work and lets go of
 * its database.
 */
export type EmbeddedService = {
  fetch: (request: Request) => Response | Promise<Response>;
  close: () => Promise<void>;
};
