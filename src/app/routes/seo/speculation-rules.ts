import { cacheControl } from '#protocol/cache-times.ts';
import { speculationRules } from '../../navigation/speculation-rules.ts';

/** `/speculation-rules.json`. Browsers take the rules only with this type. */
export function loader(): Response {
  return new Response(JSON.stringify(speculationRules), {
    headers: { 'Content-Type': 'application/speculationrules+json', 'Cache-Control': cacheControl.sitemap },
  });
}
