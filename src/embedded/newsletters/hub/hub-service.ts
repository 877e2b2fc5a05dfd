import { openDatabase } from '#services/database/open-database.ts';
import type { HttpService } from '#services/http-service.ts';
import { hubApp } from './hub-app.ts';
import { hubMigrations } from './migrations.ts';
import type { HubTables } from './tables.ts';

export type HubServiceOptions = {
  /** As in `openDatabase`. */
  database: string;
  now?: () => Date;
};

export type HubFormSeed = { id: string; name: string };

export type HubService = HttpService & {
  /** Whether there is no form yet. */
  isEmpty: () => Promise<boolean>;
  /** Makes the forms; those that are there are left as they are. */
  seed: (forms: readonly HubFormSeed[]) => Promise<void>;
};

/** The embedded newsletter hub: forms and who submitted them. Throws when the database cannot be opened. */
export async function createHubService({ database, now = () => new Date() }: HubServiceOptions): Promise<HubService> {
  const { db, close } = await openDatabase<HubTables>(database, 'newsletter_hub', hubMigrations);
  const app = hubApp(db, now);
  return {
    fetch: (request) => app.fetch(request),
    close,
    async isEmpty() {
      return (await db.selectFrom('newsletter_hub_form').select('id').limit(1).executeTakeFirst()) === undefined;
    },
    async seed(forms) {
      if (forms.length === 0) return;
      await db
        .insertInto('newsletter_hub_form')
        .values([...forms])
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}
