import { useLocation } from 'react-router';
import { MessageBar } from '#blocks/sections/message-banner/MessageBar.tsx';
import { linkTarget } from '#ui/link-target.ts';
import type { PageStyle } from '../page-style.ts';
import type { Globals } from '../routes/story/load-globals.server.ts';
import { isInScope } from './banner-in-scope.ts';
import { StagingBar } from './lazy-staging-bar.ts';
import { useStagingInView } from './staging-in-view.ts';

/** What stands over the header: the preview's own line, then the announcements of this page. */
export function TopBanners({ globals, style }: { globals: Globals; style: PageStyle }) {
  const { pathname, search } = useLocation();
  const { draft, environment } = useStagingInView(globals);
  const rehearsal = environment !== 'production';
  return (
    <>
      {draft || rehearsal ? (
        <StagingBar
          banner={globals.staging ?? {}}
          exitHref={search.includes('_storyblok') ? (linkTarget(globals.staging?.exit_link)?.href ?? pathname) : null}
        />
      ) : null}
      {globals.banners
        .filter((banner) => isInScope(banner, style))
        .map((banner) => (
          <MessageBar key={banner.hash} banner={banner} hash={banner.hash} />
        ))}
    </>
  );
}
