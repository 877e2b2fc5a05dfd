import { useLocation } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { CtaRow } from '../../links/CtaLink.tsx';
import { venueControls, venuePath } from './venue-controls.ts';
import type { VenueView } from './venue-view.ts';

/** The editor's calls to action, or what the venue itself offers; elsewhere than on its page, the way there too. */
export function VenueControls({ view }: { view: VenueView }) {
  const { pathname } = useLocation();
  const { block, venue } = view;
  if (block.ctas?.length) return <CtaRow ctas={block.ctas} />;
  const path = venuePath(view);
  return (
    <ButtonRow>
      {venueControls(view).map(({ key, label, link, icon }, index) => (
        <ButtonLink key={key} link={link} icon={icon} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
          <span className="visually-hidden">: {venue.content.name}</span>
        </ButtonLink>
      ))}
      {pathname === path ? null : (
        <ButtonLink link={path} variant="text">
          More of {venue.content.name}
        </ButtonLink>
      )}
    </ButtonRow>
  );
}
