import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Logger } from 'pino';
import { maxUploadMb, megabyteBytes } from '#protocol/input-limits.ts';
import { setClientAddress } from '#services/client-address.ts';
import { compressAnswer } from './compress-answer.ts';
import { isFormPost } from './form-posts.ts';
import type { FormQueue } from './form-queue.ts';
import type { RefusalPace } from './refusal-pace.ts';
import { busyRefusal } from './refuse-forms.ts';
import { securityHeaders } from './security-headers.ts';
import { serveVisitor, visitorAddress } from './visitor-address.ts';

export type Handler = (request: Request) => Response | Promise<Response>;

/** `address` is the visitor's network address. */
export type PageHandler = (request: Request, address: string) => Response | Promise<Response>;

/** Everything the web server hands requests to. */
export type WebServerParts = {
  publicUrl: string;
  /** Number of proxies before the site whose X-Forwarded-For counts. */
  trustProxy: number;
  logger: Logger;
  /** Where forms wait for their turn. */
  queue: FormQueue;
  /** Called for each form that there is no time for, and at which pace those are refused. */
  noteRefusal: (visitor: string) => void;
  refusalPace: RefusalPace;
  /** Renders a page or answers a form. */
  site: PageHandler;
  pictures: Handler;
  services: PageHandler;
  /** The embedded shop's checkout; null where a vendor has its own. */
  checkout: Handler | null;
  /** The operator's pages; null where there are none for this request. */
  operator: (request: Request) => Promise<Response | null>;
  /** Editors' accounts and sessions. */
  editors: Handler;
  /** Serves the editor of the embedded content service; null where the content is a vendor's. */
  editorApplication: import('hono').MiddlewareHandler | null;
  /** What content and commerce service call when something changed. */
  webhooks: Handler;
  files: import('hono').MiddlewareHandler | null;
  /** Answers with the stylesheets of pages; null in development. */
  pageSheets: import('hono').MiddlewareHandler | null;
  /** Asks each service whether it answers; the names of those that do not. */
  unready: () => Promise<string[]>;
};

/** Most bytes of a form's fields: the longest form of the site has a tenth of it. More is not read. */
const maxFormBytes = megabyteBytes;

/** Most bytes of a form with a file. */
const maxUploadBytes = maxUploadMb * megabyteBytes + maxFormBytes;
const tooLong = (context: Context) => context.text('This is too much at once.', 413);

/** The one HTTP handler of the site: health, embedded services, pictures, files of the build, then the pages. */
export function createWebServer(parts: WebServerParts): Hono {
  const app = new Hono();
  app.use(securityHeaders(parts.publicUrl));

  app.get('/healthz', (context) => context.json({ status: 'alive' }));
  app.get('/readyz', async (context) => {
    const unready = await parts.unready();
    return context.json(
      { status: unready.length === 0 ? 'ready' : 'unready', unready },
      unready.length === 0 ? 200 : 503,
    );
  });
  app.all('/_services/*', (context) => parts.services(context.req.raw, visitorAddress(context, parts.trustProxy)));
  app.all('/api/webhooks/*', (context) => parts.webhooks(context.req.raw));
  app.get('/f/*', (context) => parts.pictures(context.req.raw));
  if (parts.pageSheets) app.get('/styles/*', parts.pageSheets);
  if (parts.files) app.get('*', parts.files);

  const { checkout, operator, editors } = parts;
  if (checkout) {
    app.use('/checkout/*', compress());
    app.all('/checkout/*', (context) => {
      setClientAddress(context.req.raw, visitorAddress(context, parts.trustProxy));
      return checkout(context.req.raw);
    });
  }
  app.use('/operator/*', compress());
  for (const path of ['/operator', '/operator/*']) {
    app.all(path, async (context, next) => (await operator(context.req.raw)) ?? (await next()) ?? context.res);
  }
  const limits = {
    form: bodyLimit({ maxSize: maxFormBytes, onError: tooLong }),
    upload: bodyLimit({ maxSize: maxUploadBytes, onError: tooLong }),
  };
  app.use((context, next) => {
    // Even to find that there is no body would make a whole `Request` of Node's.
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const hasFile = /^multipart\/form-data\b/i.test(context.req.header('Content-Type') ?? '');
    return limits[hasFile ? 'upload' : 'form'](context, next);
  });
  const { editorApplication } = parts;
  if (editorApplication) for (const path of ['/editor', '/editor/assets/*']) app.get(path, editorApplication);
  for (const path of ['session', 'accounts', 'accounts/*', 'audit', 'setup']) {
    app.all(`/editor/${path}`, (context) => {
      setClientAddress(context.req.raw, visitorAddress(context, parts.trustProxy));
      return editors(context.req.raw);
    });
  }
  app.all('*', async (context) => {
    const started = performance.now();
    const address = visitorAddress(context, parts.trustProxy);
    const { method, path, raw } = context.req;
    const answer = async () => serveVisitor(address, () => parts.site(raw, address));
    const response = isFormPost(method, path)
      ? ((await parts.queue.form(address, answer, raw.signal)) ?? (await refuseBusy(context, address)))
      : await parts.queue.page(answer);
    const duration = Math.round(performance.now() - started);
    parts.logger.info({ event: 'request', method, path, status: response.status, duration });
    return compressAnswer(response, context.req.header('accept-encoding') ?? null);
  });

  const busy = busyRefusal(parts.publicUrl);
  async function refuseBusy(context: Context, visitor: string): Promise<Response> {
    parts.noteRefusal(visitor);
    if (!(await parts.refusalPace())) context.env?.incoming?.destroy();
    return new Response(busy.text, busy);
  }

  app.onError((error, context) => {
    parts.logger.error({ event: 'server_failed', path: context.req.path, error });
    return context.text('This page is temporarily unavailable.', 500, { 'Retry-After': '60' });
  });
  return app;
}
