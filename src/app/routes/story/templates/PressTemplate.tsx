import { formatDay, storyDate } from '#blocks/dates/dates.ts';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { RichText } from '#ui/RichText.tsx';
import { DetailPage } from './DetailPage.tsx';
import type { TemplateProps } from './templates.ts';

/** What a publication wrote about one of the hotels. */
export function PressTemplate({ story: { content: item } }: TemplateProps<'press_item'>) {
  // A draft may not have one yet.
  const day = storyDate(item.date);
  return (
    <DetailPage
      title={item.headline}
      summary={item.excerpt}
      picture={item.image}
      facts={() => [
        ['Published in', item.publication],
        [
          'Date',
          day && (
            <time key="date" dateTime={day.toISOString().slice(0, 10)}>
              {formatDay(day, 'UTC')}
            </time>
          ),
        ],
      ]}
      actions={
        <ButtonRow>
          {item.url?.url ? <ButtonLink link={item.url}>Read it there</ButtonLink> : null}
          <ButtonLink link="/press" variant="text">
            All press
          </ButtonLink>
        </ButtonRow>
      }
    >
      {() => (item.body ? <RichText value={item.body} /> : null)}
    </DetailPage>
  );
}
