import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { PreviewCard } from '#services/images/preview-card/card-svg.ts';
import { closeServer } from '../serving.ts';
import type { Services } from '../start-services.ts';
import { internalHeaders } from './services-connection.ts';

export type AnswerParts = {
  services: Services;
  webhooks: Pick<Hono, 'fetch'>;
};

type Handler = (request: Request, visitor: string) => Response | Promise<Response>;

/**
 * Answers the processes that serve pages, on a socket in a folder that nobody else may open: calls of the embedded
 * services, and what one process does for all.
 */
export async function answerProcesses(socket: string, parts: AnswerParts): Promise<{ close: () => Promise<void> }> {
  const { services, webhooks } = parts;
  const { embedded, pictures } = services;
  const done = () => new Response(null, { status: 204 });
  const targets = new Map<string, Handler | null>([
    ...Object.entries(embedded).map(([name, service]): [string, Handler | null] => [
      `embedded:${name}`,
      service && ((request) => service.fetch(request)),
    ]),
    ['mounted', services.mounted],
    ['pictures', (request) => pictures.fetch(request)],
    ['prepare', async (request) => pictures.prepare(...((await request.json()) as [string, string])).then(done)],
    ['preview', async (request) => pngOf(await services.drawPreview((await request.json()) as PreviewCard))],
    ['checkout', services.checkout],
    ['operator', async (request) => (await services.operator(request)) ?? new Response(null, { status: 404 })],
    ['webhooks', (request) => webhooks.fetch(request)],
    ['turn', () => services.contentTurn().then(done)],
    [
      'wake',
      () => {
        services.wake();
        return done();
      },
    ],
  ]);
  const server = createServer(
    getRequestListener((request) => {
      const target = request.headers.get(internalHeaders.target) ?? '';
      const handle = targets.get(target);
      const url = request.headers.get(internalHeaders.url);
      if (!handle || !url) return new Response(`Nothing answers as '${target}'`, { status: 404 });
      const forwarded = new Request(url, request);
      const visitor = forwarded.headers.get(internalHeaders.visitor) ?? 'unknown';
      for (const name of Object.values(internalHeaders)) forwarded.headers.delete(name);
      return handle(forwarded, visitor);
    }),
  );
  // The other side keeps its connections; one that this side closed just then would be a failure there.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  return { close: () => closeServer(server) };
}

function pngOf(bytes: Buffer): Response {
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/png' } });
}
