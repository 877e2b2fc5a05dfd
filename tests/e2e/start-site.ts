import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './running-site.ts';

/** Starts the site that all browser tests share; what it returns ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const pictures = mkdtempSync(join(tmpdir(), 'ash-pictures-'));
  process.env.SHARED_PICTURES = pictures;
  const site = await startSite();
  process.env.SITE_URL = site.address;
  return async () => {
    await site.stop();
    rmSync(pictures, { recursive: true });
  };
}
