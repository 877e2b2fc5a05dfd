import { z } from 'zod';
import type { PageSeed } from '#embedded/commerce/seed/product-catalogue-seed.ts';
import { aboutPage } from '../stories/group/about.ts';
import { sectionsHtml } from '../story-html.ts';

const about = z
  .object({ title: z.string(), seo_title: z.string(), seo_description: z.string() })
  .parse(aboutPage.content);

/** The pages that a theme of the shop expects; the words of each are its story's. */
export const pages: PageSeed[] = [
  {
    handle: aboutPage.full_slug,
    title: about.title,
    bodyHtml: sectionsHtml(aboutPage.content.body),
    seo: { title: about.seo_title, description: about.seo_description },
    createdAt: '2026-03-02T09:00:00Z',
  },
];
