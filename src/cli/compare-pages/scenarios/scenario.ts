import type { Page } from '@playwright/test';

/** What a scenario works with. Its page runs the site's scripts and knows the operator's password. */
export type ScenarioContext = {
  page: Page;
  /** Origin of the site, without a slash at its end. */
  site: string;
  /** The site's database file. */
  database: string;
  /** Width of the window in CSS pixels; what a scenario sends names it, so that each width has its own customer. */
  width: number;
  /** Opens a path of the site, and waits until the application runs. */
  open: (path: string) => Promise<void>;
  /** Stores what the page shows now, under `<scenario>: <name>`. */
  store: (name: string) => Promise<void>;
};

/** Pages that only somebody sees who has done something: bought, logged in, sent a form. */
export type Scenario = (context: ScenarioContext) => Promise<void>;
