import { defineConfig } from '@playwright/test';

/** Flags for a machine without a display, a GPU or a way out to the internet. */
const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // The street map is drawn by WebGL, here without a GPU.
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Launch options for the tests about pictures: `test.use({ launchOptions: launchWithPictures })`. The other tests load
 * none: to render, decode and draw them takes a third of the processor's time.
 */
export const launchWithPictures = { executablePath, args: chromiumFlags };

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './start-site.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What fails once is tried again. A test that passes only then is reported by name; with CI set it fails the run.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json']],
  use: {
    browserName: 'chromium',
    baseURL: process.env.SITE_URL,
    launchOptions: { executablePath, args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'] },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
});
