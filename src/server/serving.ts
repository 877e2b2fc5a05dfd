import type { Server } from 'node:http';

/** How long requests under way may still take after a SIGTERM, in ms. */
export const shutdownGraceMs = 10_000;

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Stops accepting, lets what is under way finish, and cuts off what takes longer than the grace. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), shutdownGraceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}
