import { useLocation } from 'react-router';
import { ButtonLink, ButtonRow } from '#ui/Button.tsx';
import { PrintButton } from '#ui/PrintButton.tsx';
import { CtaRow } from '../../links/CtaLink.tsx';
import { printLabel, venueControls, venuePath } from './venue-controls.ts';
import type { VenueView } from './venue-view.ts';

/**
 * The editor's calls to action, or what the venue itself offers; elsewhere than on its page, the way there too. Its page
 * alone can be printed.
 */
export function VenueControls({ view }: { view: VenueView }) {
  const { pathname } = useLocation();
  const { block, venue } = view;
  if (block.ctas?.length) return <CtaRow ctas={block.ctas} />;
  const path = venuePath(view);
  const label = printLabel(venue);
  const print = label ? <PrintButton>{label}</PrintButton> : null;
  return (
    <ButtonRow>
      {venueControls(view).map(({ key, label, link, icon }, index) => (
        <ButtonLink key={key} link={link} icon={icon} variant={index === 0 ? 'primary' : 'secondary'}>
          {label}
          <span className="visually-hidden">: {venue.content.name}</span>
        </ButtonLink>
      ))}
      {pathname === path ? (
        print
      ) : (
        <ButtonLink link={path} variant="text">
          More of {venue.content.name}
        </ButtonLink>
      )}
    </ButtonRow>
  );
}
