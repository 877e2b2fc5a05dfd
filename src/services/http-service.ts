/**
 * A service that runs in this process and is asked with requests.
 *
 * `fetch` answers at the root of its own address space (`/v2/cdn/stories`, `/api/2026-04/graphql.json`, …): the server
 * strips the path that the service is mounted at, so a service does not know where it is served. `close` ends its work
 * and closes its database.
 */
export type HttpService = {
  fetch: (request: Request) => Response | Promise<Response>;
  close: () => Promise<void>;
};
