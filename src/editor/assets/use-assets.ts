import { useEffect, useState } from 'react';
import type { ManagementAsset } from '#protocol/storyblok/asset.ts';
import { assetsPerPage, listAssets } from '../api/assets.ts';

/** `null`: all files; 0: those in no folder. */
export type FolderChoice = number | null;

type AssetsQuery = { search: string; folder: FolderChoice; sort: string; revision: number };

/** How long somebody has stopped typing before the search is asked, in ms. */
const pauseMs = 200;

/** The files of the library that a search and a folder leave, page by page; `revision` grows when they may be others. */
export function useAssets({ search, folder, sort, revision }: AssetsQuery) {
  const [assets, setAssets] = useState<ManagementAsset[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pages, setPages] = useState(1);
  const [hasMore, setMore] = useState(false);
  const words = search.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first page
  useEffect(() => setPages(1), [words, folder, sort]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change anywhere may have been one of these files
  useEffect(() => {
    let isCurrent = true;
    const query = {
      sort_by: sort,
      ...(words && { search: words }),
      ...(folder !== null && { in_folder: String(folder) }),
    };
    const timer = setTimeout(
      () => {
        Promise.all(Array.from({ length: pages }, (_, index) => listAssets(query, index + 1))).then(
          (found) => {
            if (!isCurrent) return;
            setAssets(found.flat());
            setMore(found.at(-1)?.length === assetsPerPage);
            setProblem(null);
          },
          (error: Error) => isCurrent && setProblem(error.message),
        );
      },
      words ? pauseMs : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, folder, sort, pages, revision]);
  return { assets, problem, hasMore, showMore: () => setPages((last) => last + 1) };
}
