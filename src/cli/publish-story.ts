import type { ManagementClient } from '#clients/content/management-client.ts';

/**
 * Publishes or withdraws the story at a full slug and says what was done, in a line. Throws where there is none, and where its
 * content does not fit; `force` publishes it all the same, and says in further lines what is wrong with it.
 */
export async function publishStory(
  client: Pick<ManagementClient, 'storyBySlug' | 'publish' | 'publishCheck' | 'unpublish'>,
  address: string,
  { unpublish = false, force = false } = {},
): Promise<string> {
  const slug = address.replace(/^\/+|\/+$/g, '') || 'home';
  const story = await client.storyBySlug(slug);
  if (!story) throw new Error(`There is no story at '${slug}'`);
  if (unpublish) {
    await client.unpublish(story.id);
    return `withdrawn: ${slug}`;
  }
  const findings = force ? await client.publishCheck(story.id) : [];
  const published = await client.publish(story.id, { force });
  return [
    `published: ${slug} at ${published.published_at}`,
    ...(findings ?? []).map(({ severity, path, message }) => `${severity}: ${path}: ${message}`),
  ].join('\n');
}
