import { Heading } from '#ui/heading.tsx';
import { Link } from '#ui/Link.tsx';
import { storyPath } from '#ui/link-target.ts';
import type { Blocks, ContentType } from '../schemas.ts';
import { related } from '../stories.ts';
import { hoursLines } from './opening-hours.ts';
import styles from './VenueFacts.module.css';
import { addressLine, houseNote } from './venue-controls.ts';

type VenueFactsProps = { block: Blocks['eat_drink_section']; venue: ContentType<'venue'> };

/** Hours, menus and the small facts of a venue, side by side. */
export function VenueFacts({ block, venue }: VenueFactsProps) {
  const lines = block.show_hours === false ? [] : hoursLines(venue.hours ?? []);
  const menus = block.show_menus === false ? [] : (venue.menus ?? []);
  const note = houseNote(block.variant || 'standard');
  return (
    <div className={styles.facts}>
      {lines.length > 0 ? (
        <div>
          <Heading className={styles.label}>Hours</Heading>
          <table className={styles.hours}>
            <tbody>
              {lines.map(({ key, days, times, note: lineNote }) => (
                <tr key={key}>
                  <th scope="row">{days}</th>
                  <td>
                    {times}
                    {lineNote ? <span className={styles.note}>{lineNote}</span> : null}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {menus.length > 0 ? (
        <div>
          <Heading className={styles.label}>Menus</Heading>
          <ul className={styles.menus} role="list">
            {menus.map((menu) => (
              <li key={menu._uid}>
                <MenuLink menu={menu} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div>
        <Heading className={styles.label}>Where</Heading>
        {addressLine(venue) ? <p>{addressLine(venue)}</p> : null}
        {venue.price_range || venue.dress_code ? (
          <p>{[venue.price_range, venue.dress_code].filter(Boolean).join(' · ')}</p>
        ) : null}
        {note ? <p>{note}</p> : null}
      </div>
    </div>
  );
}

/** A menu's own page, or a file where there is none; the kind of file is said before it is opened. */
function MenuLink({ menu }: { menu: Blocks['menu_ref'] }) {
  const story = related(menu.menu, 'menu');
  const label = menu.label || story?.content.title || 'Menu';
  if (story) return <Link link={storyPath(story.full_slug)}>{label}</Link>;
  return <Link link={menu.pdf?.filename}>{label} (PDF)</Link>;
}
