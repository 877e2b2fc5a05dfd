/** What the page carries for the application: React Router's context, its data stream and the modules to load. */
export type HydrationScript = {
  context: Record<string, unknown>;
  stream: string[];
  modules: { preload: string[]; before: string[]; routes: Record<string, string[]>; entry: string };
};

export type FinishedDocument = {
  html: string;
  /** Text of every executable inline script and of every inline style, for the Content-Security-Policy's hashes. */
  scripts: string[];
  styles: string[];
};

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const streamPrefix = 'window.__reactRouterContext.streamController.';

/**
 * Turns the document that React Router renders into one that keeps a strict Content-Security-Policy and starts late.
 *
 * React Router puts executable inline scripts on the page: its context, its data stream and the imports of the route
 * modules, all of which differ from page to page. Here their content becomes one non-executable JSON block, which the
 * boot script (the same on every page) reads when the page has settled. The two script elements that React knows of
 * stay where they were, so that hydration finds them. Throws if React Router's output has changed its form.
 */
export function finishDocument(rendered: string, boot: string, instanceStyles: string): FinishedDocument {
  let context: HydrationScript['context'] | null = null;
  let modules: HydrationScript['modules'] | null = null;
  const stream: string[] = [];
  const preload: string[] = [];
  const scripts = [boot];
  const styles: string[] = [];

  let html = rendered.replace(modulePreload, (_link, href: string) => {
    preload.push(href);
    return '';
  });

  html = html.replace(scriptElement, (element, attributes: string, source: string) => {
    if (source.startsWith(streamPrefix)) {
      const chunk = /enqueue\((.*)\);$/s.exec(source)?.[1];
      if (chunk !== undefined) stream.push(JSON.parse(chunk) as string);
      return '';
    }
    if (source.startsWith('window.__reactRouterContext = ')) {
      context = JSON.parse(source.slice(source.indexOf('{'), source.indexOf(';window.__reactRouterContext.stream')));
      return '<script type="application/json" id="hydration">HYDRATION</script>';
    }
    if (/type="module"/.test(attributes) && source.includes('__reactRouterRouteModules')) {
      modules = { ...readModules(source), preload };
      return '<script type="application/json" id="hydration-modules"></script>';
    }
    if (!/\b(src|type="application\/(ld\+)?json")/.test(attributes)) scripts.push(source);
    return element;
  });

  // A page without <Scripts> (an error document) has nothing to start.
  if (context !== null || modules !== null) {
    if (context === null || modules === null || stream.length === 0) {
      throw new Error('finishDocument: React Router’s scripts have a form that is not known');
    }
    const data = { context, stream, modules } satisfies HydrationScript;
    html = html.replace('HYDRATION', () => JSON.stringify(data).replaceAll('<', '\\u003c'));
  }

  const style = instanceStyles === '' ? '' : `<style>${instanceStyles}</style>`;
  html = html.replace('</head>', () => `${style}<script>${boot}</script></head>`);
  for (const match of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)) styles.push(match[1] ?? '');
  return { html, scripts, styles };
}

function readModules(source: string): Omit<HydrationScript['modules'], 'preload'> {
  const files = new Map<string, string>();
  for (const [, name = '', url = ''] of source.matchAll(/import \* as (\w+) from "([^"]+)";/g)) files.set(name, url);
  const before = [...source.matchAll(/import "([^"]+)"/g)].map(([, url = '']) => url);
  const entry = /import\("([^"]+)"\);\s*$/.exec(source)?.[1];
  const table = /__reactRouterRouteModules = \{(.*?)\};/s.exec(source)?.[1];
  if (entry === undefined || table === undefined) throw new Error('finishDocument: no route modules found');
  const routes: Record<string, string[]> = {};
  for (const [, id = '', name = ''] of table.matchAll(/"([^"]+)":(\w+)/g)) {
    const urls = [...files].filter(([file]) => file === name || file.startsWith(`${name}_`)).map(([, url]) => url);
    routes[id] = urls;
  }
  return { before, routes, entry };
}
