import { startSite } from './running-site.ts';

/** Starts the site that all browser tests share; what it returns ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_URL = site.address;
  return async () => {
    await site.stop();
  };
}
