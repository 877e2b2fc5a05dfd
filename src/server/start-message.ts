import type { Config } from './config.ts';
import { missingForDrafts } from './draft-access.ts';

/**
 * What a start says once the site is open at `port`: where, on which services, what is off for want of a setting, and as long
 * as no editor has an account the link that makes the first one, with the time for which it holds.
 */
export function startMessage(config: Config, port: number, setupLink: string | null): string {
  const host = config.host === '127.0.0.1' ? 'localhost' : config.host;
  const { content, commerce } = config;
  const missing = content.from === 'vendor' && config.draftAccess === 'signed' ? missingForDrafts(content) : [];
  return [
    `ash is open at http://${host}:${port}`,
    `content: ${content.from} · commerce: ${commerce.from}`,
    ...(setupLink === null ? [] : [`first administrator (once, for a day): ${setupLink}`]),
    ...(missing.length > 0 ? [`drafts are off: set ${missing.join(' and ')}`] : []),
  ].join('\n');
}
