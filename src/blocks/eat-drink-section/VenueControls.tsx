import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { linkTarget, storyPath } from '#ui/link-target.ts';
import { CtaRow } from '../cta/CtaLink.tsx';
import type { Blocks } from '../schemas.ts';
import type { StoryOf } from '../stories.ts';
import { phoneLink, reserveLabel } from './venue-controls.ts';

type VenueControlsProps = { block: Blocks['eat_drink_section']; venue: StoryOf<'venue'> };

/** The editor's calls to action, or what the venue itself offers: a table, a telephone, its page. */
export function VenueControls({ block, venue: { content, full_slug } }: VenueControlsProps) {
  if (block.ctas?.length) return <CtaRow ctas={block.ctas} />;
  const variant = block.variant || 'standard';
  return (
    <ButtonRow>
      {linkTarget(content.reservation) ? (
        <ButtonLink link={content.reservation}>{reserveLabel(variant)}</ButtonLink>
      ) : null}
      {content.phone && variant !== 'candy_bar' ? (
        <ButtonLink link={phoneLink(content.phone)} variant="secondary" icon="phone">
          Call <span className="visually-hidden">{content.name} </span>
          {content.phone}
        </ButtonLink>
      ) : null}
      <ButtonLink link={storyPath(full_slug)} variant="text">
        More of {content.name}
      </ButtonLink>
    </ButtonRow>
  );
}
