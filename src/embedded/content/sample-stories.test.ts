import { expect, test } from 'vitest';
import { checkSeed } from './content-seed.ts';
import { createContentService } from './content-service.ts';
import { measureReads } from './measure-reads.ts';
import { sampleStories } from './sample-stories.ts';

test('sample stories are always the same, each with an address of its own', () => {
  const stories = sampleStories(1000);
  expect(stories).toEqual(sampleStories(1000));
  expect(() => checkSeed({ stories, datasources: [] })).not.toThrow();
});

test('every list that is measured has stories in it', async () => {
  const service = await createContentService({
    database: ':memory:',
    spaceId: 1,
    spaceName: 'Samples',
    domain: '',
    publicToken: 'public',
    previewToken: 'preview',
    managementToken: 'management',
    rateLimit: 0,
  });
  const stories = sampleStories(4000);
  await service.seed({ stories, datasources: [] });
  const totals: number[] = [];
  const ask = async (path: string) => {
    const response = await service.fetch(new Request(`http://content.example/v2/cdn/${path}&token=public&cv=0`));
    if (path.startsWith('stories?')) totals.push(Number(response.headers.get('total')));
    return response;
  };
  const times = await measureReads(ask, stories[0]?.full_slug ?? '', 1);
  expect(Object.keys(times.lists)).toHaveLength(5);
  expect(Math.min(...totals)).toBeGreaterThan(0);
  await service.close();
});
