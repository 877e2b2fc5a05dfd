import { parseArgs } from 'node:util';
import { createManagementClient, type ManagementClient } from '#clients/content/management-client.ts';
import { ConfigurationError } from '#server/config.ts';
import { openContent } from './open-content.ts';
import { publishStory } from './publish-story.ts';

/**
 * `npm run content:publish -- <slug> [--unpublish | --force]`: makes the draft of a story public, or withdraws it, over the
 * management API; `--force` also what does not fit the space's components, and says what is wrong.
 * The API is the embedded service's on the configured database, or a vendor's with CONTENT_MANAGEMENT_TOKEN and
 * CONTENT_SPACE_ID.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { unpublish: { type: 'boolean' }, force: { type: 'boolean' } },
});
const [slug] = positionals;

if (slug === undefined || positionals.length > 1) {
  fail('Usage: npm run content:publish -- <slug> [--unpublish | --force]');
} else {
  try {
    const { client, close } = await managementClient(process.env);
    try {
      const done = await publishStory(client, slug, {
        unpublish: values.unpublish ?? false,
        force: values.force ?? false,
      });
      process.stdout.write(`${done}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

type Client = { client: ManagementClient; close: () => Promise<void> };

async function managementClient(variables: Record<string, string | undefined>): Promise<Client> {
  if (variables.CONTENT_API_URL) return { client: vendorClient(variables), close: async () => {} };
  const { service, spaceId, managementToken } = await openContent(variables);
  const client = createManagementClient({
    baseUrl: 'http://content.embedded/v1',
    token: managementToken,
    spaceId,
    rateLimit: 0,
    fetch: async (...request) => service.fetch(new Request(...request)),
  });
  return { client, close: () => service.close() };
}

function vendorClient(variables: Record<string, string | undefined>): ManagementClient {
  const { CONTENT_MANAGEMENT_TOKEN: token, CONTENT_SPACE_ID: space, CONTENT_MANAGEMENT_URL: url } = variables;
  if (!token) throw new ConfigurationError('CONTENT_MANAGEMENT_TOKEN: not set, although CONTENT_API_URL is');
  if (!space || !/^\d+$/.test(space)) throw new ConfigurationError('CONTENT_SPACE_ID: not the number of a space');
  return createManagementClient({ baseUrl: url || 'https://mapi.storyblok.com/v1', token, spaceId: Number(space) });
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
