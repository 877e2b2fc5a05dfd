import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Story } from '#protocol/storyblok/story.ts';
import { createInstanceStyleRegistry, InstanceStyleProvider } from '#ui/instance-style.tsx';
import { BlockContext } from '../contract/block-context.ts';
import type { FormAnswer } from '../forms/form-settings.ts';
import type { ContentType, ContentTypeName } from '../registry/schemas.ts';
import type { StoryOf } from '../stories/stories.ts';

type PageOptions = {
  draft?: boolean;
  now?: string;
  data?: Record<string, unknown>;
  path?: string;
  formAnswer?: FormAnswer;
};

/** The HTML of a section on a page of its own, as the server would write it; for tests. */
export function renderOnPage(
  section: ReactNode,
  { draft = false, now = '2026-06-01T12:00:00Z', data = {}, path = '/', formAnswer }: PageOptions = {},
): string {
  // Forms that ask for the same page again need a router with data, as the site's is.
  const router = createMemoryRouter([{ path: '*', element: section }], { initialEntries: [path] });
  return renderToStaticMarkup(
    <InstanceStyleProvider registry={createInstanceStyleRegistry()}>
      <BlockContext
        value={{
          draft,
          now,
          publicUrl: 'https://ash.example',
          market: { country: 'US', language: 'EN' },
          data,
          formAnswer: formAnswer ?? null,
        }}
      >
        <RouterProvider router={router} />
      </BlockContext>
    </InstanceStyleProvider>,
  );
}

/** A story as the content client hands it over, with its relations in place; for tests. */
export function storyOf<Name extends ContentTypeName>(
  fullSlug: string,
  content: Partial<ContentType<Name>> & { component: Name },
): StoryOf<Name>;
export function storyOf(fullSlug: string, content: object): Partial<Story<object>> {
  const slug = fullSlug.split('/').at(-1) ?? '';
  const story: Partial<Story> = { id: 1, uuid: `uuid-${fullSlug}`, name: slug, slug, full_slug: fullSlug };
  return { ...story, content: { _uid: `content-${fullSlug}`, ...content } };
}
