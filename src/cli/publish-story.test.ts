import { describe, expect, it, vi } from 'vitest';
import type { ManagementStory, PublishFinding } from '#protocol/storyblok/management.ts';
import { publishStory } from './publish-story.ts';

function clientWith(slugs: string[]) {
  const story = { id: 7, published_at: '2026-06-01T12:00:00.000Z' } as ManagementStory;
  return {
    storyBySlug: vi.fn(async (slug: string) => (slugs.includes(slug) ? story : null)),
    publish: vi.fn(async (_id: number, _how?: { force?: boolean }) => story),
    publishCheck: vi.fn(
      async (): Promise<PublishFinding[] | null> => [
        { severity: 'error', path: 'body.0.heading', message: 'is missing' },
      ],
    ),
    unpublish: vi.fn(async () => story),
  };
}

describe('publishStory', () => {
  it('publishes the story of a slug or of a path', async () => {
    const client = clientWith(['hotels/ulysses']);
    for (const address of ['hotels/ulysses', '/hotels/ulysses/']) {
      expect(await publishStory(client, address)).toBe('published: hotels/ulysses at 2026-06-01T12:00:00.000Z');
    }
    expect(client.publish.mock.calls).toEqual([
      [7, { force: false }],
      [7, { force: false }],
    ]);
    expect(client.publishCheck).not.toHaveBeenCalled();
  });

  it('publishes what does not fit where it is forced, and says what is wrong', async () => {
    const client = clientWith(['about']);
    const done = 'published: about at 2026-06-01T12:00:00.000Z';
    expect(await publishStory(client, 'about', { force: true })).toBe(`${done}\nerror: body.0.heading: is missing`);
    expect(client.publish).toHaveBeenCalledWith(7, { force: true });
    client.publishCheck.mockResolvedValue(null);
    expect(await publishStory(client, 'about', { force: true })).toBe(done);
  });

  it('takes / for the home page', async () => {
    const client = clientWith(['home']);
    expect(await publishStory(client, '/')).toContain('published: home');
  });

  it('withdraws where it is asked to', async () => {
    const client = clientWith(['about']);
    expect(await publishStory(client, 'about', { unpublish: true })).toBe('withdrawn: about');
    expect(client.publish).not.toHaveBeenCalled();
    expect(client.unpublish).toHaveBeenCalledWith(7);
  });

  it('names what is not there', async () => {
    await expect(publishStory(clientWith([]), 'none')).rejects.toThrow("There is no story at 'none'");
  });
});
