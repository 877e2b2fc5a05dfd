import type { Page } from '@playwright/test';
import { account } from './account.ts';
import { operating } from './operating.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';
import { shopping } from './shopping.ts';

/** In the order in which they are played: later ones show what earlier ones did. */
const scenarios: Readonly<Record<string, Scenario>> = { shopping, account, operating };

type Play = Pick<ScenarioContext, 'site' | 'database' | 'width'> & {
  /** Runs with a page of its own, whose context is closed after it. */
  withPage: (work: (page: Page) => Promise<void>) => Promise<void>;
  /** Waits until the application of the page runs. */
  start: (page: Page) => Promise<void>;
  storeAs: (address: string, page: Page) => Promise<void>;
};

/** Plays all scenarios at one width. Throws with the name of the one that could not go on. */
export async function playScenarios({ site, database, width, withPage, start, storeAs }: Play): Promise<void> {
  for (const [name, scenario] of Object.entries(scenarios)) {
    await withPage(async (page) => {
      const open = async (path: string) => {
        await page.goto(site + path);
        await start(page);
      };
      const store = (step: string) => storeAs(`${name}: ${step}`, page);
      await scenario({ page, site, database, width, open, store });
    }).catch((cause) => {
      throw new Error(`the scenario ${name} could not go on at ${width} px`, { cause });
    });
  }
}
