import type { ManagementClient } from '#clients/content/management-client.ts';

/** Publishes or withdraws the story at a full slug and says what was done, in a line. Throws where there is none. */
export async function publishStory(
  client: Pick<ManagementClient, 'storyBySlug' | 'publish' | 'unpublish'>,
  address: string,
  { unpublish = false } = {},
): Promise<string> {
  const slug = address.replace(/^\/+|\/+$/g, '') || 'home';
  const story = await client.storyBySlug(slug);
  if (!story) throw new Error(`There is no story at '${slug}'`);
  if (unpublish) {
    await client.unpublish(story.id);
    return `withdrawn: ${slug}`;
  }
  const published = await client.publish(story.id);
  return `published: ${slug} at ${published.published_at}`;
}
