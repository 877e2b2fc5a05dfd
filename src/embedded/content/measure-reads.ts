export type ReadTimes = {
  /** Milliseconds of one story by its slug, the median. */
  story: number;
  /** Milliseconds of each kind of list with filters, the medians. */
  lists: Record<string, number>;
};

const LISTS: Record<string, string> = {
  newest: 'content_type=mail_article&sort_by=first_published_at:desc&per_page=25',
  'field and date':
    'filter_query[tags][in_array]=table&filter_query[date][gt_date]=2020-01-01&sort_by=content.date:desc',
  alternatives: 'filter_query[__or][][title][like]=*cellar*&filter_query[__or][][title][like]=*roof*&per_page=100',
  'folder and tag': 'starts_with=ash-mail/archive/2021/&with_tag=people,city&sort_by=name:asc',
  search: 'search_term=chapel%20frost&per_page=25',
};

/**
 * Times the delivery API's reads, each asked `rounds` times after a first one that does not count. `ask` answers a
 * path below `/v2/cdn/` with its query; the caller adds token and cv. Throws when an answer is not 200.
 */
export async function measureReads(
  ask: (path: string) => Promise<Response>,
  slug: string,
  rounds = 50,
): Promise<ReadTimes> {
  const time = async (path: string) => {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round++) {
      const begun = performance.now();
      const response = await ask(path);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      times.push(performance.now() - begun);
    }
    return median(times.slice(1));
  };
  const lists: Record<string, number> = {};
  for (const [name, query] of Object.entries(LISTS)) lists[name] = await time(`stories?${query}`);
  return { story: await time(`stories/${slug}?`), lists };
}

function median(times: number[]): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
