import { createHash } from 'node:crypto';

/**
 * The Content-Security-Policy of one page: its own inline scripts and styles by hash, everything else from this site.
 * `frame-ancestors 'self'`: no other site may frame a page, but a draft's editor (`frameAncestors`).
 *
 * `development` lets Vite's client add styles and hold its socket; production never says `unsafe-inline`.
 */
export function contentSecurityPolicy(options: {
  scripts: string[];
  styles: string[];
  development: boolean;
  frameSources?: string[];
  formTargets?: string[];
  mapSources?: string[];
  frameAncestors?: string[];
}): string {
  const { scripts, styles, development } = options;
  const { frameSources = [], formTargets = [], mapSources = [], frameAncestors = [] } = options;
  // What a directive falls back to it need not say: the policy comes with every page.
  const beside = (name: string, more: string[]) => (more.length > 0 ? { [name]: ["'self'", ...more] } : {});
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", ...styles.map(hashSource)],
    'img-src': ["'self'", 'data:', ...(mapSources.length > 0 ? ['blob:', ...mapSources] : [])],
    ...beside('connect-src', [...(development ? ['ws:'] : []), ...mapSources]),
    ...beside('frame-src', frameSources),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'self'", ...frameAncestors],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
